/** What an element says beside the text in it. */
const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'] as const;

/**
 * Everything that the page shows or says: its text, what the live region said, and what names or describes its elements. One
 * string for each; the same may come twice.
 */
export function shownText(element: Element = document.body): readonly string[] {
  const texts: string[] = [];
  collect(element, texts);
  return texts;
}

/** Walks by itself, into one list: a simulated page takes long to look through all it has. */
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
