/*
 * The body of a function that runs in the page of an engine that Playwright does not drive. `steps` say how to find a part, and
 * `wanted` is the property of the part to return.
 */
const [steps, wanted] = arguments;

const ROLES = {
  button: 'button, summary, [role=button]',
  dialog: 'dialog[open], [role=dialog]',
  listbox: '[role=listbox]',
  option: '[role=option]',
  radio: 'input[type=radio], [role=radio]',
};

const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
const isHidden = (element) =>
  element.getAttribute('aria-hidden') === 'true' || !element.checkVisibility({ visibilityProperty: true });
const oneSpace = (text) => text.split(/\s+/).join(' ').trim();
const fits = (wording, text) =>
  'pattern' in wording
    ? new RegExp(wording.pattern, wording.flags).test(text)
    : text.toLowerCase().includes(wording.text.toLowerCase());

/** Returns the accessible name of an element. */
function nameOf(element) {
  const labelling = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).map((id) => document.getElementById(id));
  const labels = labelling.some(Boolean) ? labelling.filter(Boolean) : [...(element.labels ?? [])];
  const label = element.getAttribute('aria-label');
  if (label !== null && !labelling.some(Boolean)) return oneSpace(label);
  return oneSpace(labels.length > 0 ? labels.map(spoken).join(' ') : spoken(element));
}

function spoken(element) {
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
    if (node.nodeType !== Node.ELEMENT_NODE || isHidden(node)) return '';
    const text = node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? spoken(node);
    return getComputedStyle(node).display.startsWith('inline') ? text : ` ${text} `;
  });
  return parts.join('');
}

function inside(within, step) {
  switch (step.kind) {
    case 'css':
      return within.flatMap((element) => [...element.querySelectorAll(step.css)]);
    case 'role':
      return within
        .flatMap((element) => [...element.querySelectorAll(ROLES[step.role])])
        .filter((element) => !isHidden(element) && element.closest('[aria-hidden=true]') === null);
    case 'text':
      return within
        .flatMap((element) => [...element.querySelectorAll('*')])
        .filter((element) => holds(element, step.text) && ![...element.children].some((child) => holds(child, step.text)));
  }
}

function holds(element, wording) {
  return fits(wording, oneSpace(element.textContent));
}

function found() {
  let elements = [document];
  for (const step of steps) {
    if (step.kind === 'nth') elements = elements.slice(step.index, step.index + 1);
    else {
      elements = [...new Set(inside(elements, step))]
        .filter((element) => step.name === undefined || fits(step.name, nameOf(element)))
        .filter((element) => step.hasText === undefined || holds(element, step.hasText));
    }
  }
  return elements;
}

/** Returns the point at which a finger would touch an element, in the window, or null while something covers the element. */
function touchPoint(element, position) {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = Math.round(left + (position?.x ?? width / 2));
  const y = Math.round(top + (position?.y ?? height / 2));
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (element.contains(hit) || hit.contains(element)) ? { x, y } : null;
}

const elements = found();
const [first] = elements;
switch (wanted.kind) {
  case 'texts':
    return elements.map((element) => element.innerText);
  case 'visible':
    return first !== undefined && isSeen(first);
  case 'attribute':
    return first === undefined ? null : { value: first.getAttribute(wanted.name) };
  case 'touch': {
    const target = wanted.label ? (first?.labels?.[0] ?? first) : first;
    return target !== undefined && isSeen(target) ? touchPoint(target, wanted.position) : null;
  }
}
