/** What a screen reader says of what has the focus. */
export interface FocusHeard {
  /** Its name and whatever describes it. */
  readonly words: string;
  /** Said of what cannot be used now. */
  readonly unavailable: boolean;
  /** Said of a card of the hand that has been chosen. */
  readonly selected: boolean;
  /** Said of a card of the hand: which of how many it is. */
  readonly place: { readonly at: number; readonly of: number } | null;
  /** Whether it is in a sheet that lies open. */
  readonly inSheet: boolean;
}

/** The sentences that the live region has come to hold since the last time. */
export class LiveRegionReader {
  readonly #read = new WeakSet<Element>();
  #started = false;

  /** What is new there, oldest first. Throws if more has been said at once than it holds, so that a part was never there. */
  whatIsNew(): readonly string[] {
    const held = [...document.querySelectorAll('body > div > [aria-live] p')];
    const fresh = held.filter((sentence) => !this.#read.has(sentence));
    if (this.#started && held.length > 0 && fresh.length === held.length) throw new Error('more has been said than can be heard');
    for (const sentence of fresh) this.#read.add(sentence);
    this.#started ||= held.length > 0;
    return fresh.map(({ textContent }) => textContent);
  }
}

/** Says what has the focus. */
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
