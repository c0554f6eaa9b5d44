import { type Head, type HeadsInLanguage, HOST_GAP, type TableCode } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { ANN, BEN, CODE, GATHERING, decided } from '../tests/support/table-parts.ts';
import { pennies } from '@chinwag/rules/laws/pennies';
import { withPersonAt } from '../table/record/table-record.ts';
import { aboutTable, headsFor } from './heads.ts';

const head = (title: string): Head => ({ title, description: '' });
const inLanguage = (lang: string): HeadsInLanguage => ({
  lang,
  locale: lang,
  home: head('home'),
  'rules-index': head('rules'),
  stored: head('stored'),
  lost: head('lost'),
  games: {
    pennies: {
      game: head('Pennies'),
      practice: head('practice of Pennies'),
      lesson: head('lesson of Pennies'),
      rules: head('rules of Pennies'),
      gathering: Array.from({ length: 8 }, (_, free) => ({ title: `${HOST_GAP} invites`, description: `${free} free` })),
      playing: head(`${HOST_GAP} plays`),
      finished: head(`${HOST_GAP} has played`),
    },
  },
});
const HEADS = inLanguage('en');
const GAMES = { pennies };
const about = (table: typeof GATHERING, link = table.link) => aboutTable(HEADS, GAMES, table, link);

describe('the link preview of a table', () => {
  it('contains the game, the host and the number of free seats, and no other name', () => {
    const table = withPersonAt(GATHERING, 1, BEN);
    expect(about(GATHERING)).toEqual({ head: { title: 'Ann invites', description: '3 free' }, game: 'pennies' });
    expect(about(table)?.head.description).toBe('2 free');
    expect(JSON.stringify([about(table), about({ ...table, status: 'playing' })])).not.toContain(BEN.name);
  });

  it('says that the game has started or is over', () => {
    expect(about({ ...GATHERING, status: 'playing' })?.head.title).toBe('Ann plays');
    expect(about({ ...GATHERING, status: 'finished' })?.head.title).toBe('Ann has played');
  });

  it('is null if the door is closed, the link is old, or the server does not offer the game', () => {
    expect(about(decided(GATHERING, { door: 'closed' }))).toBeNull();
    expect(about({ ...GATHERING, link: 'KKKKKKKKKK' as TableCode }, CODE)).toBeNull();
    expect(about({ ...GATHERING, game: 'constructor' })).toBeNull();
    expect(about(decided(GATHERING, { door: 'knock' }))?.head.title).toBe('Ann invites');
  });

  it('isolates a right-to-left name, and inserts every name literally', () => {
    const called = (name: string) => about({ ...GATHERING, host: { ...ANN, name } })?.head.title;
    expect(called('$& <b>')).toBe('$& <b> invites');
    expect(called('דנה')).toBe('\u2068דנה\u2069 invites');
  });
});

it('the heads are in the language from the address, or in the first language', () => {
  const heads = [HEADS, inLanguage('pl')];
  const asked = (lang: unknown) => headsFor(heads, lang)?.lang;
  expect([asked('pl'), asked('PL-pl'), asked('xx'), asked(undefined), asked(['pl'])]).toEqual(['pl', 'pl', 'en', 'en', 'en']);
  expect(headsFor([], 'pl')).toBeNull();
});
