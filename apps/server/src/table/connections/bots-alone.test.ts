import { expect, it } from 'vitest';
import { ANN, BEN, GATHERING } from '../../tests/support/table-parts.ts';
import { haveBotsCompany } from './bots-alone.ts';
import { EMPTY_SEAT, withPersonAt } from '../record/table-record.ts';

const SOMEBODY = { isEmpty: false };
const NOBODY = { isEmpty: true };
const annAndBen = withPersonAt(GATHERING, 1, BEN);

it('bots play as long as one of the human players is present', () => {
  expect(haveBotsCompany(annAndBen, { isHere: (person) => person === BEN.id }, SOMEBODY)).toBe(true);
  expect(haveBotsCompany(annAndBen, { isHere: () => false }, SOMEBODY)).toBe(false);
});

it('bots without human players play while a spectator is present', () => {
  const amongThemselves = { ...GATHERING, seats: [EMPTY_SEAT, { kind: 'bot', name: 'Ada', strength: 'sensible' }] } as const;
  const watched = { isHere: (person: string) => person === ANN.id };
  expect(haveBotsCompany(amongThemselves, watched, SOMEBODY)).toBe(true);
  expect(haveBotsCompany(amongThemselves, watched, NOBODY)).toBe(false);
});
