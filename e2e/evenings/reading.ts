import type { Page } from '@playwright/test';
import { type EveningLanguage, WORDS } from './words.ts';

/** A seat as a screen shows it. */
interface ReadSeat {
  readonly name: string;
  /** The whole line of the seat, in the accessibility tree and as visible text. */
  readonly spoken: string;
  readonly seen: string | null;
}

/** A card of a trick, and its player. */
interface ReadPlay {
  readonly card: string;
  readonly player: string;
}

/** The content of a screen: from the accessibility tree, which a screen reader uses, and from the visible text. */
export interface Reading {
  /** The top bar, from the accessibility tree and as visible text. */
  readonly bar: string;
  readonly barSeen: string;
  /** All visible text of the page. */
  readonly whole: string;
  readonly seats: readonly ReadSeat[];
  /** The trick on the table: its number, and each card with its player. */
  readonly trick: { readonly number: number; readonly plays: readonly ReadPlay[] } | null;
  /** The status line, and whether its lamp is lit for this player. */
  readonly status: string;
  readonly asksYou: boolean;
  /** Whether the screen says that the connection is lost. */
  readonly isLost: boolean;
  /** The places in a finished game, best first. */
  readonly places: readonly string[];
  /** The content of the sheet on top; null if there is none. */
  readonly sheet: string | null;
  /** The fault that a check of the game reports; null if there is none. */
  readonly alarm: string | null;
}

/** A line of the accessibility tree, and its indentation. */
interface TreeLine {
  readonly depth: number;
  readonly text: string;
}

interface OnPage {
  readonly bar: string;
  readonly whole: string;
  readonly seats: readonly string[];
  /** Other texts that may be seats, if no seats are drawn. */
  readonly others: readonly string[];
  readonly asksYou: boolean;
  readonly places: readonly string[];
  readonly sheet: string | null;
  readonly alarm: string | null;
}

/** Resolves with the content of a screen, both as sighted people see it and as screen readers read it. */
export async function readScreen(page: Page, language: EveningLanguage, names: readonly string[]): Promise<Reading> {
  const [tree, seen] = await Promise.all([page.locator('body').ariaSnapshot(), page.evaluate(seenOnPage)]);
  return understood(tree, seen, { language, names });
}

/** Returns the content of a screen with these players, from an accessibility tree and the visible text in a language. */
function understood(
  tree: string, seen: OnPage, { language, names }: { readonly language: EveningLanguage; readonly names: readonly string[] },
): Reading {
  const lines = tree.split('\n').map((line) => ({ depth: line.search(/\S/), text: unquoted(line.trim().replace(/^- /, '')) }));
  const parts = blocks(lines);
  const bar = parts(/^banner:/)[0]?.join(' ') ?? '';
  const seats = outsideParagraphs(lines).flatMap(({ text }) => {
    const [, spoken = ''] = /^(?:listitem|text): (.+)$/.exec(text) ?? [];
    const name = names.find((each) => spoken === each || spoken.startsWith(`${each} `) || spoken.startsWith(`${each},`));
    const place = name !== undefined && / , |\d/.test(`${spoken} `) && !isStanding(spoken, name) ? name : undefined;
    return place === undefined ? [] : [{ name: place, spoken, seen: seatSeen(seen.seats, place) ?? seatSeen(seen.others, place) }];
  });
  const [trick] = parts(new RegExp(`^list "${WORDS[language].trick.source}"`, 'i'));
  const number = Number(WORDS[language].trick.exec(trick?.[0] ?? '')?.[1]);
  return {
    bar, barSeen: seen.bar, whole: seen.whole, seats: firstOfEach(seats),
    trick: trick === undefined ? null : { number, plays: playsIn(trick, names) },
    status: parts(new RegExp(`^group "${WORDS[language].status}"`))[0]?.join(' ') ?? '',
    asksYou: seen.asksYou, isLost: WORDS[language].lost.test(tree), places: seen.places, sheet: seen.sheet,
    alarm: seen.alarm,
  };
}

/** Returns whether a line contains only a person's points, as in the standings if no seats are drawn. */
function isStanding(spoken: string, name: string): boolean {
  return /^ [-−]?\d+$/.test(spoken.slice(name.length));
}

function unquoted(line: string): string {
  return line.replace(/^'(.*)'$/, '$1').replace(/: "(.*)"$/, ': $1');
}

/** Returns the lines outside paragraphs. A payment, for example, is a sentence that may start with a name, as a seat does. */
function outsideParagraphs(lines: readonly TreeLine[]): readonly TreeLine[] {
  let within = Infinity;
  return lines.filter(({ depth, text }) => {
    if (depth <= within) within = text.startsWith('paragraph') ? depth : Infinity;
    return within === Infinity;
  });
}

/** Yields each line with this prefix, with all the lines nested in it. */
function blocks(lines: readonly TreeLine[]) {
  return (head: RegExp): readonly (readonly string[])[] =>
    lines.flatMap(({ depth, text }, at) => {
      if (!head.test(text)) return [];
      const end = lines.findIndex((line, k) => k > at && line.depth <= depth);
      return [lines.slice(at, end < 0 ? undefined : end).map((line) => line.text)];
    });
}

/** Returns the first line about each person, which is their seat. Later lines are those of the score and the log. */
function firstOfEach(seats: readonly ReadSeat[]): readonly ReadSeat[] {
  return seats.filter(({ name }, at) => seats.findIndex((seat) => seat.name === name) === at);
}

/** Returns the visible text of a person's seat, which starts with their name. */
function seatSeen(seats: readonly string[], name: string): string | null {
  const named = seats.filter((seat) => seat.includes(name) && /\d/.test(seat));
  return named.toSorted((one, other) => one.indexOf(name) - other.indexOf(name))[0] ?? null;
}

/** Returns the cards of a trick, each with the last name or word below it. */
function playsIn(trick: readonly string[], names: readonly string[]): readonly ReadPlay[] {
  const items: string[][] = [];
  for (const text of trick.slice(1)) {
    if (text.startsWith('listitem')) items.push([]);
    else items.at(-1)?.push(text);
  }
  return items.flatMap((item) => {
    const card = item.map((text) => /^img "(.+)"/.exec(text)?.[1]).find((name) => name !== undefined);
    const said = item.filter((text) => text.startsWith('text: ')).map((text) => text.slice('text: '.length)).at(-1) ?? '';
    return card === undefined ? [] : [{ card, player: names.find((name) => said.includes(name)) ?? said }];
  });
}

/** Returns the visible content of the page. Parts of one pixel, or clipped away, do not count. Runs in the page. */
function seenOnPage(): OnPage {
  // An object, because named functions would need a helper that is not in the page.
  const eye = {
    sees(part: Element | null): boolean {
      if (part === null || part.closest('.visually-hidden') !== null) return false;
      const { width, height } = part.getBoundingClientRect();
      return (width > 1 || height > 1) && part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    },
    reads(root: Element | null): string {
      if (root === null) return '';
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode() !== null) {
        const { parentElement, data } = walker.currentNode as Text;
        if (eye.sees(parentElement)) texts.push(data);
      }
      return texts.join(' ').replace(/\s+/g, ' ').trim();
    },
  };
  const alarm = document.querySelector('.game-alarm');
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
  return {
    bar: eye.reads(document.querySelector('header')),
    whole: eye.reads(document.body),
    seats: [...document.querySelectorAll('main .seat')].map((part) => eye.reads(part)),
    // Seats may be beside a player's melds, or in a list. The trick and payments contain names, too.
    others: [...document.querySelectorAll('main section[aria-label]:not(.frame-middle), main li:not(.ring-play)')]
      .map((part) => eye.reads(part)),
    asksYou: [...document.querySelectorAll('.status-line .status-lamp')].some((lamp) => lamp.checkVisibility()),
    places: [...document.querySelectorAll('.result-places li')].map((part) => eye.reads(part)),
    sheet: sheet === null ? null : eye.reads(sheet),
    alarm: alarm === null ? null : eye.reads(alarm),
  };
}
