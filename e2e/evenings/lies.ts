import type { Page } from '@playwright/test';
import type { FactKind } from './facts.ts';

/**
 * A wrong text planted on a screen: in one part of the screen, it replaces the true text, including text for screen readers only.
 */
export interface Lie {
  readonly kind: FactKind;
  readonly what: string;
  /** The CSS selector of that part of the page. */
  readonly within: string;
  /** The source of the regular expression whose first match becomes `lie`. */
  readonly truth: string;
  readonly lie: string;
}

/**
 * Returns one planted error of each kind for a table of Chinkway, in English. `asked` is the player to act, and `other` a different
 * player.
 */
export function liesOf(asked: string, other: string): readonly Lie[] {
  return [
    { kind: 'deal', what: 'the last deal is still on', within: 'header', truth: 'Deal \\d+', lie: 'Deal 9' },
    { kind: 'trick', what: 'another trick is on', within: 'header', truth: 'trick \\d+', lie: 'trick 9' },
    { kind: 'turn', what: 'nobody’s seat is in turn', within: 'main .seat', truth: ',\\sto\\splay', lie: '' },
    { kind: 'who-waits', what: 'another is waited for', within: '.status-line', truth: asked, lie: other },
    { kind: 'cards', what: 'a card of the trick is another', within: 'main .ring-play', truth: '^\\w+ of ', lie: 'joker of ' },
    { kind: 'score', what: 'points are seen that nobody has', within: 'main .seat b', truth: '^\\d+$', lie: '99' },
    { kind: 'held', what: 'a seat holds fewer cards', within: 'main .seat', truth: '\\d+(?=\\scards)', lie: '1' },
    { kind: 'presence', what: 'a bot is a person', within: 'main .seat', truth: ',\\sa\\ssensible\\sbot', lie: '' },
  ];
}

/** A lie about the dealer, for a table of Chinchón. */
export const DEALER_LIE: Lie = { kind: 'dealer', what: 'nobody deals', within: 'main .seat', truth: ',\\sdealer', lie: '' };

/** Plants a lie on a page. The lie survives updates of the page. Resolves with a function that removes the lie. */
export async function plant(page: Page, lie: Lie): Promise<() => Promise<void>> {
  const planted = await page.evaluateHandle(({ within, truth, lie: instead }) => {
    const before = new Map<Text | Element, string>();
    const tell = (): void => {
      for (const part of document.querySelectorAll(within)) {
        for (const labelled of [part, ...part.querySelectorAll('[aria-label]')]) {
          const label = labelled.getAttribute('aria-label') ?? '';
          const lied = label.replace(new RegExp(truth), instead);
          if (lied === label) continue;
          if (!before.has(labelled)) before.set(labelled, label);
          labelled.setAttribute('aria-label', lied);
        }
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (texts.nextNode() !== null) {
          const text = texts.currentNode as Text;
          const lied = text.data.replace(new RegExp(truth), instead);
          if (lied === text.data) continue;
          if (!before.has(text)) before.set(text, text.data);
          text.data = lied;
        }
      }
    };
    tell();
    const observer = new MutationObserver(tell);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    return {
      end: () => {
        observer.disconnect();
        for (const [where, was] of before) {
          if (where instanceof Text) where.data = was;
          else where.setAttribute('aria-label', was);
        }
      },
    };
  }, lie);
  return () => planted.evaluate(({ end }) => end());
}

/** Plants on a page the lie that the game is over. Resolves with a function that removes the lie. */
export async function plantResult(page: Page): Promise<() => Promise<void>> {
  const planted = await page.evaluateHandle(() => {
    const places = document.createElement('section');
    places.className = 'result-places';
    places.innerHTML = '<ol><li>1. Owen: 99</li></ol>';
    document.querySelector('main')?.append(places);
    return places;
  });
  return () => planted.evaluate((places) => places.remove());
}
