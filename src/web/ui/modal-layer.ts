// Shows a <dialog> over everything else and keeps the keyboard in it. It is shown as a popover: `showModal()` makes
// the rest of the page inert, which gives every element behind it a new style, on a phone half a second under a long
// feed. So what inertness did is done here: a shield takes the presses, the rest is hidden from screen readers, Tab
// goes around inside, Escape and a press on the shield close, and the focus goes back to where it came from.

type Layer = {
  element: HTMLDialogElement;
  /** Absent: it stays until whoever opened it takes it away. */
  onClose: (() => void) | undefined;
  shield: HTMLElement | null;
  opener: Element | null;
};

/** The topmost last. */
const layers: Layer[] = [];
/** What screen readers pass over, beneath the topmost. */
let hidden: Element[] = [];
let listening: AbortController | null = null;

/** Read by style sheets: `html[data-modal]`. */
export const isModalOpen = () => layers.length > 0;

export function openModal(element: HTMLDialogElement, onClose?: () => void): void {
  if (layers.some((layer) => layer.element === element)) return;
  const opener = document.activeElement;
  const isLayer = typeof element.showPopover === "function";
  const shield = isLayer ? raiseShield() : null;
  layers.push({ element, onClose, shield, opener });
  if (isLayer) {
    element.popover = "manual";
    element.setAttribute("aria-modal", "true");
    element.showPopover();
    // What asks for it, else with a keyboard what comes first, else the dialog.
    if (isTouched() || !element.contains(document.activeElement)) focusInside(element);
  } else {
    // Older browsers: slower, and the browser does all of it.
    element.showModal();
  }
  afterChange();
}

export function closeModal(element: HTMLDialogElement): void {
  const place = layers.findIndex((layer) => layer.element === element);
  const [layer] = place === -1 ? [] : layers.splice(place, 1);
  if (!layer) return;
  const above = layers[place];
  if (above && element.contains(above.opener)) above.opener = layer.opener;
  const hadFocus = element.contains(document.activeElement) || isFocusLost();
  layer.shield?.remove();
  if (layer.shield) element.hidePopover();
  else element.close();
  afterChange();
  if (hadFocus && layer.opener instanceof HTMLElement && layer.opener.isConnected) {
    layer.opener.focus({ preventScroll: true });
  }
}

const isFocusLost = () =>
  document.activeElement === null || document.activeElement === document.body;

function afterChange(): void {
  const top = layers.at(-1);
  document.documentElement.toggleAttribute("data-modal", top !== undefined);
  for (const element of hidden) element.removeAttribute("aria-hidden");
  hidden = top?.shield ? around(top.element) : [];
  for (const element of hidden) element.setAttribute("aria-hidden", "true");
  if (top && !listening) listen((listening = new AbortController()).signal);
  if (top) return;
  listening?.abort();
  listening = null;
}

/** Everything that is neither in it nor around it, in as few elements as possible; notices of the page stay heard. */
function around(element: Element): Element[] {
  const found: Element[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body;) {
    const outer: Element = inner.parentElement;
    for (const other of outer.children) {
      const isSaid = other.matches("script, style, template, output[popover], [aria-hidden]");
      if (other !== inner && !isSaid) found.push(other);
    }
    inner = outer;
  }
  return found;
}

/** Lies over the page and over other modals. A drag that merely ends on it closes nothing. */
function raiseShield(): HTMLElement {
  const shield = document.createElement("div");
  shield.className = "modal-shield";
  shield.popover = "manual";
  shield.addEventListener("mousedown", (event) => {
    // The focus stays where it is.
    event.preventDefault();
    layers.find((layer) => layer.shield === shield)?.onClose?.();
  });
  document.body.append(shield);
  shield.showPopover();
  return shield;
}

function listen(signal: AbortSignal): void {
  // On the window: whoever takes Escape for something inside has had it by then.
  window.addEventListener("keydown", onKeyDown, { signal });
  document.addEventListener("focusin", bringBack, { signal, capture: true });
}

function onKeyDown(event: KeyboardEvent): void {
  const top = layers.at(-1);
  if (!top || event.defaultPrevented || event.isComposing) return;
  if (event.key === "Escape") {
    event.preventDefault();
    top.onClose?.();
  } else if (event.key === "Tab" && top.shield) {
    goAround(event, top.element);
  }
}

/** From the last to the first, and back again. */
function goAround(event: KeyboardEvent, element: HTMLElement): void {
  const stops = tabStops(element);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = document;
  const isAtEnd = activeElement === from || (event.shiftKey && activeElement === element);
  if (to && element.contains(activeElement) && !isAtEnd) return;
  event.preventDefault();
  (to ?? element).focus();
}

/** Nobody hears that something behind it had the focus. The screen that a link led to keeps it. */
function bringBack(event: FocusEvent): void {
  const { target } = event;
  const top = layers.at(-1);
  if (!top?.shield || !(target instanceof HTMLElement) || top.element.contains(target)) return;
  if (target.matches("main")) return;
  event.stopImmediatePropagation();
  focusInside(top.element);
}

/** A finger needs no first stop, and none with a ring around it: the dialog itself says its name. */
const isTouched = () => matchMedia("(hover: none)").matches;

function focusInside(element: HTMLElement): void {
  const asked = element.querySelector<HTMLElement>("[autofocus]");
  const first = asked ?? (isTouched() ? undefined : tabStops(element)[0]);
  if (!first) element.tabIndex = -1;
  (first ?? element).focus({ preventScroll: true });
}

const STOPS =
  "a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]";

function tabStops(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(STOPS)].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(":disabled") &&
      one.checkVisibility({ visibilityProperty: true }) &&
      isStopOfGroup(one),
  );
}

/** Of radio buttons with one name the keyboard comes to the chosen one. */
function isStopOfGroup(one: HTMLElement): boolean {
  if (!(one instanceof HTMLInputElement) || one.type !== "radio" || one.checked) return true;
  const group = `input[type="radio"][name="${CSS.escape(one.name)}"]:checked`;
  return (one.form ?? document).querySelector(group) === null;
}
