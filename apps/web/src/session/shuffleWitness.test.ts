import type { EventsMessage } from '@chinwag/protocol';
import { expect, test, vi } from 'vitest';
import { CalledWitness, type LoadWitness, type ShuffleWitness } from './shuffleWitness.ts';

const happening = (seq: number): EventsMessage => [seq, []];

test('a witness is called once, when there is something to tell, and given all of it in order', async () => {
  const heard: number[] = [];
  const witness: ShuffleWitness = {
    offer: () => undefined, lost: () => undefined, shuffle: () => undefined, snapshot: () => undefined,
    events: ([seq]) => heard.push(seq),
  };
  const load = vi.fn<LoadWitness>(async () => witness);
  const called = new CalledWitness(load);
  expect(load).not.toHaveBeenCalled();
  for (const seq of [1, 2, 3]) called.tell((witness) => witness.events(happening(seq)));
  await vi.waitFor(() => expect(heard).toEqual([1, 2, 3]));
  expect(load).toHaveBeenCalledOnce();
});

test('where nobody can be had, nobody is called', async () => {
  const what = vi.fn<(witness: ShuffleWitness) => void>();
  const load = vi.fn<LoadWitness>(async () => null);
  new CalledWitness(load).tell(what);
  await load.mock.results[0]?.value;
  expect(what).not.toHaveBeenCalled();
});
