/** What a screen reader says about the focused element. */
export interface FocusHeard {
  /** The accessible name and the description of the focused element. */
  readonly words: string;
  /** Whether the focused element is announced as unavailable. */
  readonly unavailable: boolean;
  /** Whether the focused element is announced as a selected card of the hand. */
  readonly selected: boolean;
  /** The position of a card of the hand, and the number of cards, or null for any other element. */
  readonly place: { readonly at: number; readonly of: number } | null;
  /** Whether the focused element is in an open sheet. */
  readonly inSheet: boolean;
}

/** Reads the new sentences of the live region. */
export class LiveRegionReader {
  readonly #read = new WeakSet<Element>();
  #started = false;

  /**
   * Returns the new sentences, oldest first. Throws if more sentences were announced at once than the live region holds, because
   * then some were never there.
   */
  whatIsNew(): readonly string[] {
    const held = [...document.querySelectorAll('body > div > [aria-live] p')];
    const fresh = held.filter((sentence) => !this.#read.has(sentence));
    if (this.#started && held.length > 0 && fresh.length === held.length) throw new Error('more has been said than can be heard');
    for (const sentence of fresh) this.#read.add(sentence);
    this.#started ||= held.length > 0;
    return fresh.map(({ textContent }) => textContent);
  }
}

/** Returns what a screen reader says about the focus. Throws if no element has the focus. */
export function tellFocus(): FocusHeard {
  const element = document.activeElement;
  if (element === null || element === document.body) throw new Error('the focus is nowhere');
  const [at, of] = [Number(element.getAttribute('aria-posinset')), Number(element.getAttribute('aria-setsize'))];
  return {
    words: wordsOf(element),
    unavailable: element.getAttribute('aria-disabled') === 'true',
    selected: element.getAttribute('aria-selected') === 'true',
    place: at > 0 ? { at, of } : null,
    inSheet: element.closest('dialog') !== null,
  };
}

function wordsOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const named = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
  return textIn(named);
}

function textIn(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('popover')) return '';
  const label = node.getAttribute('aria-label');
  return label ?? [...node.childNodes].map(textIn).join(' ').replaceAll(/\s+/gu, ' ').trim();
}
