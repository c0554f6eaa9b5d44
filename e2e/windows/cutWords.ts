/**
 * Returns words that are cut off with an ellipsis or omitted, and lines that start with a comma. Only people's names, which the
 * regular expression `name` matches, may be cut off. Runs in the page, so it is self-contained.
 */
export function cutWords(name: string): readonly string[] {
  const isPerson = new RegExp(`${name}$`, 'u');
  const faults: string[] = [];

  /** Returns the index of the first character of a text that is not visible in a box that clips at an edge, or Infinity. */
  const firstUnseen = (text: Text, beyond: (letter: DOMRect) => boolean): number => {
    const range = document.createRange();
    for (let at = 0; at < text.data.length; at++) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const letter = range.getBoundingClientRect();
      if (letter.width > 0 && beyond(letter)) return at;
    }
    return Infinity;
  };

  for (const box of document.querySelectorAll<HTMLElement>('.play *, .replay *')) {
    const { textOverflow, webkitLineClamp, overflowX, display } = getComputedStyle(box);
    const isClamped = webkitLineClamp !== 'none' && overflowX !== 'visible';
    const isOneLine = textOverflow === 'ellipsis' && overflowX !== 'visible' && !display.includes('flex');
    const isCut = isClamped ? box.scrollHeight > box.clientHeight + 2 : isOneLine && box.scrollWidth > box.clientWidth + 1;
    if (!isCut) continue;
    if (box.closest('[popover], .visually-hidden') !== null) continue;
    if (!box.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { right, bottom } = box.getBoundingClientRect();
    const beyond = isClamped
      ? (letter: DOMRect) => (letter.top + letter.bottom) / 2 > bottom
      : (letter: DOMRect) => letter.right > right + 1;
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node as Text;
      const isSilent = text.parentElement?.closest('.visually-hidden, svg, .token') instanceof Element;
      if (text.data.trim() === '' || isSilent) continue;
      const unseen = firstUnseen(text, beyond);
      if (unseen === Infinity) continue;
      const words = text.data.trimEnd();
      const person = isPerson.exec(words)?.index ?? Infinity;
      if (unseen < person) faults.push(`“${words}” ends in dots: ${box.localName}.${box.className}`);
    }
  }
  // A badge is beside the name of its person.
  for (const words of document.querySelectorAll('.with-names > :not(.one-line)')) {
    const [name, text] = [words.previousElementSibling, words.firstChild];
    if (name === null || !(text instanceof Text) || !/^[,.;:]/u.test(text.data) || !words.checkVisibility()) continue;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, 1);
    const { top, bottom } = range.getBoundingClientRect();
    if ((top + bottom) / 2 > name.getBoundingClientRect().bottom) faults.push(`“${text.data}” begins a line`);
  }
  return [...new Set(faults)];
}
