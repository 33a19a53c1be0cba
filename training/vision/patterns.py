"""Grows the small forest that names patterns and writes it as JSON: each tree is a list of nodes, a node either
[feature, threshold, left, right] or the chances of the five patterns.
Usage: python patterns.py NUMBERS.json OUTPUT.json"""

import json
import pathlib
import sys

import numpy as np
from sklearn.ensemble import RandomForestClassifier
from sklearn.model_selection import cross_val_predict

PATTERNS = ["plain", "striped", "checked", "dotted", "printed"]


def as_list(tree) -> list:
    nodes = []
    for n in range(tree.node_count):
        if tree.children_left[n] < 0:
            chances = tree.value[n][0] / tree.value[n][0].sum()
            nodes.append([round(float(chance), 2) for chance in chances])
        else:
            threshold = round(float(tree.threshold[n]), 4)
            nodes.append([int(tree.feature[n]), threshold, int(tree.children_left[n]), int(tree.children_right[n])])
    return nodes


def main(source: str, output: str) -> None:
    rows = json.loads(pathlib.Path(source).read_text())
    numbers = np.array([row["numbers"] for row in rows])
    labels = np.array([PATTERNS.index(row["pattern"]) for row in rows])
    seen = np.array([not row["heldOut"] for row in rows])
    forest = RandomForestClassifier(48, max_depth=8, min_samples_leaf=2, max_features=5, random_state=7, n_jobs=1)
    guessed = cross_val_predict(forest, numbers[seen], labels[seen], cv=6)
    print("across folds", round(float((guessed == labels[seen]).mean()), 3))
    forest.fit(numbers[seen], labels[seen])
    assert list(forest.classes_) == list(range(len(PATTERNS)))
    chances = forest.predict_proba(numbers[~seen])
    right = labels[~seen]
    print("held out", round(float((chances.argmax(1) == right).mean()), 3), "of", len(right))
    for n, name in enumerate(PATTERNS):
        print(name, [int(((right == n) & (chances.argmax(1) == m)).sum()) for m in range(len(PATTERNS))])
    trees = [as_list(tree.tree_) for tree in forest.estimators_]
    pathlib.Path(output).write_text(json.dumps({"patterns": PATTERNS, "trees": trees}, separators=(",", ":")))


if __name__ == "__main__":
    main(*sys.argv[1:])
