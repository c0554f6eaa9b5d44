import type { GuestId, Said } from '@chinwag/protocol';
import { expect, it } from 'vitest';
import { withSayings } from './sayings.ts';

const said = (at: number): Said => ({ from: 'guest-tomek' as GuestId, name: 'Tomek', as: 'player', at, text: `at ${at}` });

it('a chat message sent again after a reconnect is stored once', () => {
  expect(withSayings([said(1), said(2)], [said(1), said(2), said(3)])).toEqual([said(1), said(2), said(3)]);
});

it('a chat message held back until the end of a deal is inserted at its time', () => {
  expect(withSayings([said(1), said(5)], [said(3)])).toEqual([said(1), said(3), said(5)]);
});

it('only the last 200 chat messages are stored', () => {
  const many = Array.from({ length: 250 }, (_, at) => said(at));
  expect(withSayings(many.slice(0, 150), many.slice(150))).toEqual(many.slice(50));
});
