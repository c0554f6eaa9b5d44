/**
 * Returns one sentence for each part of the table on screen that is out of reach, cut off, covered or overlapped by text. Runs in
 * the page, so it is self-contained. Lengths are in CSS px.
 */
export function faultsOnScreen(): readonly string[] {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface Writing {
    readonly words: string;
    readonly at: Element;
    readonly box: Box;
  }
  /* Tolerance for rounded lengths, and for decorations that extend slightly beyond an edge. */
  const SLACK = 1.5;
  const page = document.documentElement;
  const isTable = document.querySelector('.play, .replay') !== null;
  // a page may be longer than its window, but a table may not
  const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: isTable ? innerHeight : page.scrollHeight };
  const faults: string[] = [];

  const wide = ({ left, right }: Box) => right - left;
  const high = ({ top, bottom }: Box) => bottom - top;
  const common = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const within = (box: Box, around: Box) =>
    box.left >= around.left - SLACK &&
    box.top >= around.top - SLACK &&
    box.right <= around.right + SLACK &&
    box.bottom <= around.bottom + SLACK;
  // nothing moves during a measurement, so frequent queries are cached
  const once = <Value>(ask: (element: Element) => Value) => {
    const known = new Map<Element, Value>();
    return (element: Element): Value => {
      const found = known.get(element) ?? ask(element);
      known.set(element, found);
      return found;
    };
  };
  const ancestors = once((element): readonly Element[] => {
    const parent = element.parentElement;
    return parent === null ? [] : [parent, ...ancestors(parent)];
  });
  const styleOf = once((element) => {
    const style = getComputedStyle(element);
    const { clipPath, textOverflow, webkitLineClamp, position } = style;
    // an element without a box does not clip its content
    const [overflowX, overflowY] = style.display === 'contents' ? ['visible', 'visible'] : [style.overflowX, style.overflowY];
    return { clipPath, overflowX, overflowY, textOverflow, webkitLineClamp, position };
  });
  const edgeOf = once((element) => element.getBoundingClientRect());
  const clipped = once((element): boolean => {
    return styleOf(element).clipPath === 'inset(50%)' || (element.parentElement !== null && clipped(element.parentElement));
  });
  const hidden = once((element) => {
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    return !seen || clipped(element);
  });
  const nameOf = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${element.localName}.${element.classList.value.replaceAll(' ', '.')} “${words}”`;
  };
  /** Returns the place to which scrolling brings a box in `scroller`, or null if the box cannot be scrolled into view. */
  const scrolledTo = (box: Box, scroller: Element, around: Box): Box | null => {
    const { overflowX, overflowY } = styleOf(scroller);
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const way = (start: number, end: number, from: number, to: number, before: number, after: number) =>
      Math.max(-after, Math.min(before, start < from || end - start > to - from ? from - start : Math.min(0, to - end)));
    const { scrollTop, scrollLeft, scrollHeight, clientHeight, scrollWidth, clientWidth } = scroller;
    const down = scrolls(overflowY)
      ? way(box.top, box.bottom, around.top, around.bottom, scrollTop, scrollHeight - clientHeight - scrollTop)
      : 0;
    const right = scrolls(overflowX)
      ? way(box.left, box.right, around.left, around.right, scrollLeft, scrollWidth - clientWidth - scrollLeft)
      : 0;
    const moved = { left: box.left + right, top: box.top + down, right: box.right + right, bottom: box.bottom + down };
    return within(moved, { ...around, bottom: Math.max(around.bottom, around.top + high(moved)) }) ? moved : null;
  };
  /** Returns why a box can never be fully visible, however the page scrolls, or null if it can. */
  const cutBy = (start: Box, chain: readonly Element[]): string | null => {
    let box = start;
    for (const around of chain) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = styleOf(around);
      if (position === 'fixed') break;
      const [x, y] = [overflowX, overflowY].map((overflow) => overflow !== 'visible');
      if (!x && !y) continue;
      const edge = edgeOf(around);
      const inner = {
        left: x ? edge.left : -Infinity,
        right: x ? edge.right : Infinity,
        top: y ? edge.top : -Infinity,
        bottom: y ? edge.bottom : Infinity,
      };
      if (overflowX === 'clip') {
        Object.assign(inner, { left: edge.left - 16, top: edge.top - 16, right: edge.right + 16, bottom: edge.bottom + 16 });
      }
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') {
        box = common(box, inner);
        if (wide(box) < Math.min(8, wide(start) / 2)) return `nothing is left of it in ${nameOf(around)}`;
        continue;
      }
      if (within(box, inner)) continue;
      const scrolls = [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
      const moved = scrolls ? scrolledTo(box, around, inner) : null;
      if (moved === null) return `cut off by ${nameOf(around)}`;
      box = common(moved, inner);
    }
    return within(box, screen) ? null : 'outside the window';
  };
  /** Returns the currently visible part of a box. */
  const seenOf = (start: Box, chain: readonly Element[]): Box => {
    let box = common(start, screen);
    for (const around of chain) {
      const { overflowX, overflowY } = styleOf(around);
      const edge = edgeOf(around);
      if (overflowX !== 'visible' && overflowX !== 'clip') box = common(box, { ...box, left: edge.left, right: edge.right });
      if (overflowY !== 'visible' && overflowY !== 'clip') box = common(box, { ...box, top: edge.top, bottom: edge.bottom });
    }
    return box;
  };
  /** Returns the element that covers the middle of a box. A different check covers elements that let touches through. */
  const coverOf = (box: Box, element: Element): Element | null => {
    // A hit test never finds an element that lets presses through, even if it is covered.
    if (getComputedStyle(element).pointerEvents === 'none') return null;
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (top === null || top === element || element.contains(top) || top.contains(element)) return null;
    return top;
  };
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => !hidden(each));

  // one screen, without overflow
  if (page.scrollWidth > innerWidth + 1) faults.push(`the page is ${page.scrollWidth} wide in a window of ${innerWidth}`);
  const isLong = isTable && page.scrollHeight > innerHeight + 1;
  if (isLong) faults.push(`the page is ${page.scrollHeight} high in a window of ${innerHeight}`);

  // hand and actions are visible, whole and uncovered
  for (const card of all('.frame [role=option]')) {
    const face = card.querySelector('.card') ?? card;
    const box = face.getBoundingClientRect();
    const own = box.top + high(box) * 0.8 > innerHeight;
    if (own || !within(box, { ...screen, bottom: Infinity }) || cutBy(box, ancestors(card)) !== null) {
      faults.push(`a card of the hand is not on the screen: ${nameOf(card)}, ${cutBy(box, ancestors(card)) ?? 'too low'}`);
      continue;
    }
    const index = { left: box.left + 2, top: box.top + 3, right: box.left + wide(box) * 0.44, bottom: box.top + high(box) * 0.5 };
    const cover = coverOf(index, card);
    if (cover !== null) faults.push(`the index of ${nameOf(card)} lies under ${nameOf(cover)}`);
  }
  for (const button of all('.action-bar button')) {
    const box = button.getBoundingClientRect();
    if (!within(box, screen)) faults.push(`an action is not on the screen: ${nameOf(button)}`);
    const cover = coverOf(box, button);
    if (cover !== null) faults.push(`the action ${nameOf(button)} lies under ${nameOf(cover)}`);
    const words = button.querySelector('.button-words') ?? button;
    if (high(words.getBoundingClientRect()) > high(box) + 1) faults.push(`the words of ${nameOf(button)} are higher than it`);
  }

  // every pressable element is within reach
  for (const control of all('.play button, .play a, .play input')) {
    if (control.closest('[popover]') !== null) continue;
    const cut = cutBy(control.getBoundingClientRect(), ancestors(control));
    if (cut !== null) faults.push(`out of reach: ${nameOf(control)}, ${cut}`);
  }

  // the chat field beside the table is visible, even with other papers above it
  for (const words of all('.rail .chat form')) {
    const box = edgeOf(words);
    if (!within(box, seenOf(box, ancestors(words)))) faults.push(`where one would chat is not on the screen: ${nameOf(words)}`);
  }

  // every scrollable element shows that it scrolls
  for (const element of all('.frame, .frame *')) {
    const { overflowY } = styleOf(element);
    const scrolls = overflowY === 'auto' || overflowY === 'scroll';
    if (!scrolls || element.scrollHeight <= element.clientHeight + 2) continue;
    if ((element.dataset.more ?? 'none') === 'none') faults.push(`scrolls, and does not say so: ${nameOf(element)}`);
    if (element.clientHeight < 40) faults.push(`scrolls in ${element.clientHeight} px: ${nameOf(element)}`);
  }

  // all text is legible
  const writings: Writing[] = [];
  const walker = document.createTreeWalker(document.querySelector('.play, .replay') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const at = node.parentElement;
    const words = (node.textContent ?? '').trim();
    if (at === null || words === '' || at.closest('svg, .token, [popover], .visually-hidden') !== null || hidden(at)) continue;
    const onTable = at.closest('.frame, .laid-slip, dialog') !== null || !isTable;
    // in the log and the chat, something can cover only the visible part
    if (!onTable && high(seenOf(edgeOf(at), ancestors(at))) < 2) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (wide(line) < 2) continue;
      // characters are lower than their line
      const inset = high(line) * 0.24;
      const letters = { left: line.left, right: line.right, top: line.top + inset, bottom: line.bottom - inset };
      const cut = onTable ? cutBy(letters, [at, ...ancestors(at)]) : null;
      if (cut !== null) faults.push(`“${words}” cannot be read: ${cut}`);
      const box = seenOf(letters, [at, ...ancestors(at)]);
      if (wide(box) < 2 || high(box) < 2) continue;
      writings.push({ words, at, box });
      const cover = onTable && isTable ? coverOf(box, at) : null;
      if (cover !== null) faults.push(`“${words}” lies under ${nameOf(cover)}`);
    }
  }
  writings.forEach((one, k) => {
    for (const other of writings.slice(k + 1)) {
      const both = common(one.box, other.box);
      const apart = wide(both) < SLACK || high(both) < SLACK || one.at === other.at;
      if (!apart) faults.push(`“${one.words}” and “${other.words}” are written over each other`);
    }
  });

  // a flag covers no card's index
  const indices = all('.frame .card')
    .flatMap((card) => [...card.querySelectorAll('.card-rank')].slice(0, 1))
    .map((rank) => ({ rank, box: rank.getBoundingClientRect() }))
    .filter(({ box }) => wide(box) > 0);
  for (const flag of all('.hand-flag, .ring-flag, .trick-flag')) {
    const box = seenOf(flag.getBoundingClientRect(), ancestors(flag));
    for (const { rank, box: whole } of indices) {
      const trimmed = seenOf({ ...whole.toJSON(), top: whole.top + high(whole) * 0.28 } as Box, ancestors(rank));
      const both = common(box, trimmed);
      if (wide(both) > SLACK && high(both) > SLACK) {
        faults.push(`the flag “${flag.textContent}” lies over the index ${rank.textContent}`);
      }
    }
  }

  // no other card and no slip covers a card's index
  for (const { rank, box } of indices) {
    const inset = high(box) * 0.3;
    const middle = seenOf({ ...box.toJSON(), top: box.top + inset, bottom: box.bottom - inset } as Box, ancestors(rank));
    const card = rank.closest('.card');
    if (wide(middle) < 2 || high(middle) < 2 || card === null || card.closest('[data-stage="gathered"]') !== null) continue;
    const cover = coverOf(middle, card);
    // only the top card of a pile must be visible
    if (card.closest('[data-pile]')?.contains(cover) === true) continue;
    if (cover !== null) faults.push(`the index ${rank.textContent} lies under ${nameOf(cover)}`);
  }
  return [...new Set(faults)];
}
