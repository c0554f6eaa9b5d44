import { SETTING_NAMES, SETTING_VALUES } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { pennies } from '@chinwag/rules/laws/pennies';
import { describe, expect, it } from 'vitest';
import {
  ANN, BEN, CAT, GATHERING, NOBODY_HERE, decided, grantedTable, seating, withHere,
} from '../../tests/support/table-parts.ts';
import { rematch } from '../game/course.ts';
import { configure } from '../game/game-choice.ts';
import { departed, handOver, removePerson, renamed } from './hosting.ts';
import { joinNext } from './joining.ts';
import { sit } from './seating.ts';
import { setSettings } from '../record/settings.ts';
import { succeeded } from './succession.ts';
import type { TableRecord } from '../record/table-record.ts';

const WITH_BEN = grantedTable(sit(GATHERING, BEN, 1));
const PLAYING: TableRecord = { ...WITH_BEN, status: 'playing' };
const FINISHED: TableRecord = { ...WITH_BEN, status: 'finished' };


describe('choosing the game', () => {
  it('sets its options, with defaults for those left out', () => {
    const table = grantedTable(configure(GATHERING, ANN.id, pennies, {}));
    expect(table.options).toEqual({ deals: 1 });
  });

  it('adds the seats the game needs, and people keep theirs', () => {
    const table = grantedTable(configure(WITH_BEN, ANN.id, games.chinkway, { length: 'short' }));
    expect(table.game).toBe('chinkway');
    expect(seating(table)).toEqual(['Ann', 'Ben', '-', '-', '-']);
  });

  it('refuses an unknown game and invalid options', () => {
    expect(configure(GATHERING, ANN.id, null, {})).toBe('game-unknown');
    expect(configure(GATHERING, ANN.id, pennies, { deals: 0 })).toBe('options-invalid');
  });

  it('is allowed to the host only, before the game', () => {
    expect(configure(WITH_BEN, BEN.id, pennies, {})).toBe('not-host');
    expect(configure(PLAYING, ANN.id, pennies, {})).toBe('only-while-gathering');
  });
});

describe('changing the settings', () => {
  it('is allowed to the host only, at any time, and leaves all others unchanged', () => {
    const table = grantedTable(setSettings(PLAYING, ANN.id, { watching: 'off', standIn: 'never' }, NOBODY_HERE));
    expect(table).toEqual({ ...decided(PLAYING, { watching: 'off', standIn: 'never' }), watchingSince: 0 });
    expect(grantedTable(setSettings(table, ANN.id, { pace: 'brisk' }, NOBODY_HERE))).toEqual(decided(table, { pace: 'brisk' }));
    for (const name of SETTING_NAMES) {
      expect(setSettings(PLAYING, BEN.id, { [name]: SETTING_VALUES[name].at(-1) }, NOBODY_HERE)).toBe('not-host');
    }
  });
});

describe('handing over the table', () => {
  it('makes somebody else the host', () => {
    expect(grantedTable(handOver(WITH_BEN, ANN.id, BEN)).host).toEqual(BEN);
  });

  it('needs a person who is present, and is allowed to the host only', () => {
    expect(handOver(WITH_BEN, ANN.id, null)).toBe('person-unknown');
    expect(handOver(WITH_BEN, BEN.id, BEN)).toBe('not-host');
  });
});

describe('removing a person', () => {
  it('frees their seat before a game', () => {
    const table = grantedTable(removePerson(WITH_BEN, ANN.id, BEN, NOBODY_HERE));
    expect(seating(table)).toEqual(['Ann', '-', '-', '-']);
    expect(table.removed).toEqual([BEN.id]);
  });

  it('seats a bot in their place until the end of the game', () => {
    expect(seating(grantedTable(removePerson(PLAYING, ANN.id, BEN, NOBODY_HERE)))).toEqual(['Ann', 'bot', '-', '-']);
  });

  it('changes an open door to entry requests and admits only people present, so that a new name is not enough', () => {
    const table = grantedTable(removePerson(WITH_BEN, ANN.id, BEN, withHere(ANN, BEN, CAT)));
    expect(table).toMatchObject({ settings: { door: 'knock' }, admitted: [ANN.id, CAT.id] });
    const shut = decided(WITH_BEN, { door: 'closed' });
    expect(grantedTable(removePerson(shut, ANN.id, BEN, NOBODY_HERE)).settings.door).toBe('closed');
  });

  it('is permanent: they can neither sit, receive the table, become host, nor join the next game', () => {
    const table = grantedTable(removePerson(grantedTable(joinNext(FINISHED, CAT, 'play')), ANN.id, CAT, NOBODY_HERE));
    expect(table.joining).toEqual([]);
    expect(joinNext(table, CAT, 'play')).toBe('removed-from-table');
    expect(sit({ ...table, status: 'gathering' }, CAT, 2)).toBe('removed-from-table');
    expect(handOver(table, ANN.id, CAT)).toBe('person-unknown');
    expect(succeeded(table, (person) => person === CAT.id, [CAT])).toBe(table);
  });

  it('frees their seat at the next gathering, and they cannot become host before', () => {
    const table = grantedTable(removePerson(FINISHED, ANN.id, BEN, NOBODY_HERE));
    expect(succeeded(table, (person) => person === BEN.id, [])).toBe(table);
    expect(seating(grantedTable(rematch(table, ANN.id)))).toEqual(['Ann', '-', '-', '-']);
  });

  it('keeps their name in a result', () => {
    expect(seating(grantedTable(removePerson(FINISHED, ANN.id, BEN, NOBODY_HERE)))).toEqual(['Ann', 'Ben', '-', '-']);
  });

  it('is allowed to the host only, and not on the host', () => {
    expect(removePerson(WITH_BEN, BEN.id, CAT, NOBODY_HERE)).toBe('not-host');
    expect(removePerson(WITH_BEN, ANN.id, ANN, NOBODY_HERE)).toBe('person-unknown');
    expect(removePerson(WITH_BEN, ANN.id, null, NOBODY_HERE)).toBe('person-unknown');
  });
});

describe('a new name', () => {
  it('replaces the old one everywhere', () => {
    const table = renamed(GATHERING, { ...ANN, name: 'Anna' });
    expect(seating(table)).toEqual(['Anna', '-', '-', '-']);
    expect(table.host.name).toBe('Anna');
  });

  it('changes no other person', () => {
    expect(renamed(WITH_BEN, { ...BEN, badge: 3 }).seats[1]).toMatchObject({ name: 'Ben', badge: 3 });
    expect(seating(renamed(WITH_BEN, { ...BEN, name: 'Benno' }))).toEqual(['Ann', 'Benno', '-', '-']);
  });
});

describe('leaving on purpose', () => {
  it('frees the seat before a game', () => {
    expect(seating(departed(WITH_BEN, BEN.id))).toEqual(['Ann', '-', '-', '-']);
  });

  it('keeps the seat during a game and while its result is shown', () => {
    expect(departed(PLAYING, BEN.id)).toBe(PLAYING);
    expect(departed(FINISHED, BEN.id)).toBe(FINISHED);
  });
});
