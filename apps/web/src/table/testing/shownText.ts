/** What an element says besides its text. */
const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'] as const;

/**
 * Returns everything that the page shows or announces: its text, the live region, and the names and descriptions of its elements.
 * It is one string for each; duplicates are possible.
 */
export function shownText(element: Element = document.body): readonly string[] {
  const texts: string[] = [];
  collect(element, texts);
  return texts;
}

/** A walk of its own, into one list: a simulated page takes long to search everything it has. */
function collect(element: Element, texts: string[]): void {
  if (element.localName === 'style' || element.localName === 'script') return;
  for (const name of SPOKEN) {
    const text = element.getAttribute(name);
    if (text !== null && text !== '') texts.push(text);
  }
  for (const child of element.childNodes) {
    if (child instanceof Element) collect(child, texts);
    else if (child instanceof Text) texts.push(child.data);
  }
}
