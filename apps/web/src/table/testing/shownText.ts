/** The attributes of an element whose text is shown or announced. */
const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'] as const;

/**
 * Returns every text that the page shows or announces: its text, the live region, and the names and descriptions of its elements.
 * Duplicates are possible.
 */
export function shownText(element: Element = document.body): readonly string[] {
  const texts: string[] = [];
  collect(element, texts);
  return texts;
}

/** Adds the texts of an element to one list. A search for all its elements would take long in a simulated page. */
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
