import { describe, expect, it } from 'vitest';
import { BANNED_NAMES, BANNED_WORDS, COUNTED } from '../banned-words.ts';
import { linesOfDiff } from './added-lines.ts';
import { ALLOWED } from './allowed.ts';
import { type WrittenFile, writtenFiles } from './files.ts';
import { described, occurrencesIn } from './occurrences.ts';
import { changesFrom, countsOf, risenSince } from './ratchet.ts';

/** Returns the banned words of a text, in a file of this kind. */
function found(text: string, kind: WrittenFile['kind'] = 'code', path = 'apps/web/src/words.ts'): readonly string[] {
  return occurrencesIn({ area: 'apps/web', path, kind, text }).map(({ word }) => word);
}

describe('a banned word', () => {
  it('is found in every part of a compound name', () => {
    expect(found('const watcherSeat = seatOfWatcher;')).toEqual(['watcher', 'watcher']);
    expect(found('WATCHER_LIMIT, "a-watcher", #watcher')).toEqual(['watcher', 'watcher', 'watcher']);
    expect(found('function toldApart() {}')).toEqual(['told']);
  });

  it('matches whole words only', () => {
    expect(found('const household = warehouse + Untalkative + keptness;')).toEqual([]);
  });

  it('is found in comments, texts and file names', () => {
    expect(found('// the watcher sees it')).toEqual(['watcher']);
    expect(found('', 'code', 'apps/web/src/watcher/told-apart.ts')).toEqual(['watcher', 'told']);
  });

  it('can consist of several words joined by a space, a hyphen or camel case', () => {
    expect(found('It leads nowhere; leadsNowhere, leads-nowhere.')).toEqual(['leads nowhere', 'leads nowhere', 'leads nowhere']);
    expect(found('It leads, nowhere.')).toEqual([]);
  });

  it('is reported only in the areas where it is banned', () => {
    expect(found('A dear house, told anew.', 'docs')).toEqual(['house', 'told', 'anew']);
    expect(found('A dear house, told anew.', 'rules')).toEqual(['dear', 'house', 'anew']);
  });

  it('is reported in a catalogue’s keys as in code, and in its texts as in text for players', () => {
    expect(found('  told-watcher: You are told a dear thing.', 'catalogue')).toEqual(['told', 'watcher', 'dear']);
  });

  it('is allowed only in the listed texts', () => {
    expect(found("ask('knock'); state.watchers; talk: 'players'; a house rule")).toEqual([]);
    expect(found('slow-talk: 1')).toEqual(['talk']);
    expect(found("ask('knocking'); const knock = state.watcher;")).toEqual(['knocking', 'knock', 'watcher']);
  });

  it('is described with its file, line and replacement', () => {
    const [occurrence] = occurrencesIn({ area: 'e2e', path: 'e2e/a.ts', kind: 'code', text: '\nconst watcher = 1;' });
    expect(occurrence && described(occurrence)).toBe('e2e/a.ts:2: "watcher": say "spectator"');
  });
});

describe('a banned name', () => {
  it('matches whole names with exact case, and not in comments', () => {
    expect(found('const due: Due = dueOf(Duesday);')).toEqual(['Due']);
    expect(found('/** Due at once. */\n * Due\n// Due')).toEqual([]);
  });
});

describe('the lists', () => {
  it('contain each word once, in lower case, with a replacement', () => {
    expect(new Set(COUNTED).size).toBe(COUNTED.length);
    for (const { words, say } of BANNED_WORDS) {
      expect(words).toEqual(words.map((word) => word.toLowerCase()));
      expect(say).not.toBe('');
    }
    expect(BANNED_NAMES.filter(({ say }) => say === '')).toEqual([]);
  });

  it('allow only texts with a reason that occur in a file', () => {
    const all = writtenFiles('.').map(({ text }) => text).join('\n');
    expect(ALLOWED.filter(({ reason }) => reason === '')).toEqual([]);
    expect(ALLOWED.flatMap(({ texts }) => texts).filter((text) => !all.includes(text))).toEqual([]);
  });
});

describe('the baseline', () => {
  const [watcher] = occurrencesIn({ area: 'docs', path: 'docs/a.md', kind: 'docs', text: 'watcher' });
  const is = countsOf(watcher === undefined ? [] : [watcher], ['watcher', 'told']);

  it('contains every listed word, even without occurrences', () => {
    expect(is).toEqual({ told: {}, watcher: { docs: 1 } });
  });

  it('differs if a word occurs more or less often', () => {
    expect(changesFrom({ told: { e2e: 2 }, watcher: {} }, is)).toEqual([
      { word: 'told', area: 'e2e', was: 2, is: 0 },
      { word: 'watcher', area: 'docs', was: 0, is: 1 },
    ]);
    expect(changesFrom(is, is)).toEqual([]);
  });

  it('rejects more occurrences of a word, but allows moved words and new listed words', () => {
    expect(risenSince({ told: {}, watcher: {} }, is)).toEqual(['watcher']);
    expect(risenSince({ told: {}, watcher: { e2e: 1 } }, is)).toEqual([]);
    expect(risenSince({ told: {} }, is)).toEqual([]);
  });
});

it('the new lines of a diff are identified by file and number', () => {
  const one = '--- a/x.ts\n+++ b/x.ts\n@@ -3 +4,2 @@\n-old\n+new\n+newer\n@@ -9,2 +10,0 @@\n';
  const other = '--- a/y.ts\n+++ b/y.ts\n@@ -0,0 +1 @@\n+one\n';
  expect(linesOfDiff(one + other)).toEqual(['x.ts:4', 'x.ts:5', 'y.ts:1']);
});
