# Draws a line of text in one of many fonts, Arabic joined, as grey ink. Fonts: a folder of .ttf and .woff files; a
# family whose Latin and Arabic stand in two files (as @fontsource packs them) is put together here.
import os, random, re, unicodedata
import numpy as np
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

FORMS, LIGATURES = {}, {}  # letter → {isolated, final, initial, medial}; لا and its like
for code in range(0xFE70, 0xFEFD):
    parts = unicodedata.decomposition(chr(code)).split()
    if not parts: continue
    form, letters = parts[0].strip("<>"), "".join(chr(int(p, 16)) for p in parts[1:])
    if len(letters) == 1: FORMS.setdefault(letters, {})[form] = chr(code)
    elif letters[0] == "ل": LIGATURES.setdefault(letters, {})[form] = chr(code)
FEATURES = {"isol": "isolated", "fina": "final", "init": "initial", "medi": "medial"}


def joined(text):
    """Letters in the form they have where they stand."""
    out, n = "", 0
    joins = lambda c: "initial" in FORMS.get(c, {})
    while n < len(text):
        before = n > 0 and joins(text[n - 1])
        pair = text[n:n + 2]
        if pair in LIGATURES:
            out += LIGATURES[pair]["final" if before else "isolated"]; n += 2; continue
        forms = FORMS.get(text[n])
        if not forms: out += text[n]; n += 1; continue
        after = joins(text[n]) and n + 1 < len(text) and text[n + 1] in FORMS and text[n + 1] != "ء"
        before = before and text[n] != "ء"
        form = ("medial" if after else "final") if before else ("initial" if after else "isolated")
        out += forms.get(form) or forms["isolated"]; n += 1
    return out


def with_forms(path, out):
    """A copy whose joined forms can be asked for by their own code, from the font's rules where it has no codes."""
    font = TTFont(path); cmap = font.getBestCmap(); has = 0
    if 0x628 in cmap and "GSUB" in font:
        gsub = font["GSUB"].table; rules = {}
        for record in gsub.FeatureList.FeatureRecord:
            if record.FeatureTag in FEATURES:
                for index in record.Feature.LookupListIndex:
                    for table in gsub.LookupList.Lookup[index].SubTable:
                        table = getattr(table, "ExtSubTable", table)
                        if table.LookupType == 1: rules.setdefault(FEATURES[record.FeatureTag], {}).update(table.mapping)
        tables = [t for t in font["cmap"].tables if t.isUnicode()]
        for letter, forms in FORMS.items():
            glyph = cmap.get(ord(letter))
            for form, code in forms.items():
                if ord(code) in cmap or not glyph: has += ord(code) in cmap; continue
                found = rules.get(form, {}).get(glyph) or (glyph if form == "isolated" else None)
                if found:
                    has += 1
                    for table in tables: table.cmap[ord(code)] = found
    font.flavor = None; font.save(out)
    return set(font.getBestCmap()), has


def load(folder, work):
    os.makedirs(work, exist_ok=True); families = {}
    for name in sorted(os.listdir(folder)):
        out = os.path.join(work, name.rsplit(".", 1)[0] + ".ttf")
        try: codes, _ = with_forms(os.path.join(folder, name), out)
        except Exception as error: print(name, error); continue
        found = re.match(r"(.*)-(arabic|latin)-(\d+)-normal", name)
        family = f"{found[1]}-{found[3]}" if found else name.rsplit(".", 1)[0]
        families.setdefault(family, []).append((out, codes))
    return families


SIZES = {}
def font_at(path, px):
    if (path, px) not in SIZES: SIZES[path, px] = ImageFont.truetype(path, px, layout_engine=ImageFont.Layout.BASIC)
    return SIZES[path, px]


def draw(seen, files, px):
    """`seen`: from left to right, with joined forms. None where a letter is in no file of the family."""
    runs = []
    for c in seen:
        home = next((n for n, (_, codes) in enumerate(files) if ord(c) in codes), None)
        if home is None: return None
        if c == " " and runs: home = runs[-1][0]
        if runs and runs[-1][0] == home: runs[-1][1] += c
        else: runs.append([home, c])
    spaced = px * 0.12 if random.random() < 0.05 and not any(ord(c) > 0x600 for c in seen) else 0
    width = int(sum(font_at(files[n][0], px).getlength(t) + spaced * len(t) for n, t in runs)) + px * 2
    image = Image.new("L", (width, px * 3), 0); pen = ImageDraw.Draw(image); x = px * 0.6 + random.random()
    for n, text in runs:
        font = font_at(files[n][0], px)
        for piece in (text if spaced else [text]):
            pen.text((x, px * 2), piece, 255, font=font, anchor="ls"); x += font.getlength(piece) + spaced
    ink = np.asarray(image)
    rows, cols = np.where(ink.max(1) > 60)[0], np.where(ink.max(0) > 60)[0]
    return ink[rows[0]:rows[-1] + 1, cols[0]:cols[-1] + 1] if len(rows) > 3 and len(cols) > 1 else None
