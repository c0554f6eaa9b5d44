import { type Answer, refusal } from '@chinwag/protocol';
import { expect, test } from 'vitest';
import { guestNamed, openSeat, seated, storyTable } from '../stories/storyTable.tsx';
import { newTableStore } from './tableModel.ts';
import type { TableView } from './tableView.ts';
import { takeFreeSeat } from './takeSeat.ts';

const IKER = guestNamed('Iker');

/** Takes a seat at a table with these answers, one seat after the other. Resolves with the requested seats. */
async function taking(table: TableView | null, ...answers: readonly Answer[]): Promise<readonly number[]> {
  const asked: number[] = [];
  const store = newTableStore();
  store.setState({ table });
  const request = async (_: 'sit', { seat }: { readonly seat: number }): Promise<Answer> => {
    asked.push(seat);
    return answers[asked.length - 1] ?? { ok: true };
  };
  await takeFreeSeat({ store, request }, IKER);
  return asked;
}

const free = storyTable({ seats: [seated(0), openSeat(1), seated(2), openSeat(3)] });

test('takeFreeSeat requests the first free seat', async () => {
  expect(await taking(free)).toEqual([1]);
});

test('takeFreeSeat requests the next free seat if one is taken, and none twice', async () => {
  expect(await taking(free, refusal('seat-taken'))).toEqual([1, 3]);
  expect(await taking(free, refusal('seat-taken'), refusal('seat-taken'))).toEqual([1, 3]);
});

test('takeFreeSeat requests an additional seat at a full table, and the next one if that is taken', async () => {
  const full = storyTable({ game: 'chinaso', seats: [seated(0), seated(1), seated(2)] });
  expect(await taking(full, refusal('seat-taken'))).toEqual([3, 4]);
});

test('takeFreeSeat stops at any other refusal', async () => {
  expect(await taking(free, refusal('only-while-gathering'))).toEqual([1]);
});

test('takeFreeSeat requests nothing if no seat is free, the guest has one, or the game has started', async () => {
  expect(await taking(storyTable())).toEqual([]);
  expect(await taking(storyTable({ seats: [seated(0, { person: IKER }), openSeat(1)] }))).toEqual([]);
  expect(await taking({ ...free, status: 'playing' })).toEqual([]);
  expect(await taking(null)).toEqual([]);
});
