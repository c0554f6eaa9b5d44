import type { EventsMessage } from '@chinwag/protocol';
import { expect, test, vi } from 'vitest';
import { CalledWitness, type LoadWitness, type ShuffleWitness } from './shuffleWitness.ts';

const happening = (seq: number): EventsMessage => [seq, []];

test('CalledWitness loads its witness once, at the first event, and passes it all events in order', async () => {
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

test('CalledWitness does nothing if no witness is available', async () => {
  const what = vi.fn<(witness: ShuffleWitness) => void>();
  const load = vi.fn<LoadWitness>(async () => null);
  new CalledWitness(load).tell(what);
  await load.mock.results[0]?.value;
  expect(what).not.toHaveBeenCalled();
});
