import type { BrowserEngine } from './engine.ts';

/** Resolves with a sentence about a stuck table: the question to the player, and the elements that cover the controls. */
export async function whyStuck(engine: BrowserEngine): Promise<string> {
  const { asked, covered } = await engine.run<Stuck>(LOOK);
  const inTheWay = covered.length === 0 ? 'nothing lies over what could be pressed' : covered.join('; ');
  return `“${asked}” is asked again and again, and nothing that was pressed did anything: ${inTheWay}`;
}

interface Stuck {
  readonly asked: string;
  readonly covered: readonly string[];
}

/**
 * Finds each pressable element whose middle, as far as it is on the screen, is covered by a different element. Runs in the page.
 */
const LOOK = `
  const words = (element) => element.getAttribute('aria-label') ?? element.textContent;
  const oneSpace = (element) => words(element).split(/\\s+/).join(' ').trim().slice(0, 80);
  const covered = [];
  for (const part of document.querySelectorAll('.frame :is([role=option], label:has(input), button:not([aria-disabled=true]))')) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (over === null || part.contains(over) || over.closest('.frame') !== null) continue;
    const named = over.closest('section, dialog, [role], [popover]') ?? over;
    covered.push('“' + oneSpace(named) + '” lies over “' + oneSpace(part) + '”');
  }
  return { asked: document.querySelector('.status-line > p')?.textContent ?? '', covered };
`;
