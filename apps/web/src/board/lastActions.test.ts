import { expect, test } from 'vitest';
import { message } from '../language/message.ts';
import { actionsAfter, NO_ACTIONS } from './lastActions.ts';

const TOOK = message('board.took', { card: '7D' });
const BOUGHT = message('board.bought', { card: 'QS' });

test('a player’s last action is shown at their seat until they act again, no matter what others do', () => {
  const taken = actionsAfter(NO_ACTIONS, { seat: 2, said: TOOK });
  const bought = actionsAfter(taken, { seat: 0, said: BOUGHT });
  expect([...actionsAfter(bought, null)]).toEqual([[2, TOOK], [0, BOUGHT]]);
  expect([...actionsAfter(bought, { seat: 2, said: null })]).toEqual([[0, BOUGHT]]);
});

test('a player’s next action replaces their last one', () => {
  expect([...actionsAfter(new Map([[2, TOOK]]), { seat: 2, said: BOUGHT })]).toEqual([[2, BOUGHT]]);
});

test('a new deal clears all last actions', () => {
  expect(actionsAfter(new Map([[2, TOOK]]), 'over').size).toBe(0);
});
