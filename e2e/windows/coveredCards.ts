/**
 * Returns the cards in the middle of the table that are less than three fifths visible, or have a hidden index. Samples 25 points
 * of each card and its index, in place or after scrolling the table. Runs in the page, so it is self-contained.
 */
export function coveredCards(): readonly string[] {
  const LEAST = 0.6;
  const EDGES = [0.1, 0.3, 0.5, 0.7, 0.9];
  const scrolls = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight > clientHeight + 2;
  const table = [...document.querySelectorAll<HTMLElement>('.frame-sheet, .frame-upper')].find(scrolls);
  const faults: string[] = [];

  /** Returns a point of a box that may be rotated, in screen coordinates, from fractions of the box's width and height. */
  const pointOf = (box: HTMLElement, across: number, down: number): DOMPoint => {
    let turned = new DOMMatrix();
    for (let at: HTMLElement | null = box; at !== null; at = at.parentElement) {
      const { transform, rotate } = getComputedStyle(at);
      if (rotate !== 'none') turned = new DOMMatrix(`rotate(${rotate})`).multiply(turned);
      if (transform !== 'none') turned = new DOMMatrix(transform).multiply(turned);
    }
    const { a, b, c, d } = turned;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const x = (across - 0.5) * box.offsetWidth;
    const y = (down - 0.5) * box.offsetHeight;
    return new DOMPoint((left + right) / 2 + a * x + c * y, (top + bottom) / 2 + b * x + d * y);
  };
  const isSeenAt = (card: Element, { x, y }: DOMPoint): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (card.contains(top) || card.closest('button')?.contains(top) === true);
  };
  /** Returns how much of a card is visible, and whether its index is. */
  const seenOf = (card: HTMLElement) => {
    const points = EDGES.flatMap((across) => EDGES.map((down) => pointOf(card, across, down)));
    const rank = card.querySelector<HTMLElement>('.card-rank');
    const corner = rank?.getBoundingClientRect();
    const index = corner && new DOMPoint((corner.left + corner.right) / 2, (corner.top + corner.bottom) / 2);
    return {
      share: points.filter((point) => isSeenAt(card, point)).length / points.length,
      isIndexSeen: index === undefined || corner?.width === 0 || isSeenAt(card, index),
    };
  };
  const isWhole = ({ share, isIndexSeen }: ReturnType<typeof seenOf>) => share >= LEAST && isIndexSeen;

  const cards = document.querySelectorAll<HTMLElement>(':is(.frame-middle, .frame-beside) :is(.card, .mini-card)');
  for (const card of cards) {
    // only the top card of a pile must be visible; skips a trick that is being collected
    const pile = card.closest('[data-pile]');
    const isBelow = pile !== null && [...pile.querySelectorAll('.card')].at(-1) !== card;
    const isHidden = card.closest('[data-stage="gathered"]') !== null || !card.checkVisibility({ visibilityProperty: true });
    if (isBelow || isHidden) continue;
    let seen = seenOf(card);
    // scrolls to the card's middle, or to its head if there is no more room
    for (const line of ['middle', 'head'] as const) {
      if (isWhole(seen) || table === undefined) break;
      const edge = table.getBoundingClientRect();
      const { top, bottom } = card.getBoundingClientRect();
      table.scrollTop += line === 'head' ? top - edge.top : (top + bottom) / 2 - (edge.top + edge.bottom) / 2;
      seen = seenOf(card);
    }
    if (isWhole(seen)) continue;
    const words = (card.getAttribute('aria-label') ?? card.textContent).trim().slice(0, 24);
    faults.push(`of the card “${words}” ${Math.round(seen.share * 100)} % are seen${seen.isIndexSeen ? '' : ', and no index'}`);
  }
  if (table !== undefined) table.scrollTop = 0;
  return [...new Set(faults)];
}
