import { expect, it } from 'vitest';
import { ANN, BEN } from '../../tests/support/table-parts.ts';
import { SimulatedConnection } from '../../tests/support/simulated-room.ts';
import { People } from './people.ts';

const nobody = { received: () => undefined, happened: () => undefined, ended: () => undefined };

it('finding a person returns their identity without connection state', () => {
  const people = new People([new SimulatedConnection('line-1', ANN, nobody)]);
  expect(people.all()).toEqual([{ ...ANN, connected: true }]);
  expect(people.find(ANN.id)).toEqual(ANN);
  expect(people.find(BEN.id)).toBeNull();
});
