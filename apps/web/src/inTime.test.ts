import { describe, expect, it, vi } from 'vitest';
import { inTime, unchanged, untilLeft } from './inTime.ts';

/** Returns a promise, and functions that settle it. */
function asking() {
  let answer: (answer: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const asked = new Promise<string>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { asked, answer, fail: () => fail(new Error('gone')) };
}

const take = () => vi.fn<(answer: string) => void>();

describe('an answer', () => {
  it('is taken while what was asked about is the same, once', async () => {
    const { asked, answer } = asking();
    const taken = take();
    const session = {};
    const done = inTime(() => session, asked, taken);
    answer('yes');
    await done;
    expect(taken).toHaveBeenCalledExactlyOnceWith('yes');
  });

  it('is dropped once that has been replaced, however like the new one is', async () => {
    const { asked, answer } = asking();
    const taken = take();
    let session = {};
    const done = inTime(() => session, asked, taken);
    session = {};
    answer('yes');
    await done;
    expect(taken).not.toHaveBeenCalled();
  });

  it('of several that were asked one after the other is that to the last, in whatever order they come', async () => {
    const [first, second] = [asking(), asking()];
    const taken = take();
    let turn = 1;
    const done = [inTime(() => turn, first.asked, taken)];
    turn = 2;
    done.push(inTime(() => turn, second.asked, taken));
    second.answer('second');
    first.answer('first');
    await Promise.all(done);
    expect(taken.mock.calls).toEqual([['second']]);
  });

  it('that is late goes to the caller that has to put it away', async () => {
    const { asked, answer } = asking();
    const [taken, late] = [take(), take()];
    let turn = 1;
    const done = inTime(() => turn, asked, taken, { late });
    turn = 2;
    answer('a line');
    await done;
    expect(taken).not.toHaveBeenCalled();
    expect(late).toHaveBeenCalledExactlyOnceWith('a line');
  });

  it('that does not come is reported in time, and no more once nobody waits for it', async () => {
    const [wanted, replaced] = [asking(), asking()];
    const failed = vi.fn<(error: unknown) => void>();
    let turn = 1;
    const before = inTime(() => turn, replaced.asked, take(), { failed });
    turn = 2;
    const after = inTime(() => turn, wanted.asked, take(), { failed });
    replaced.fail();
    wanted.fail();
    await Promise.all([before, after]);
    expect(failed).toHaveBeenCalledOnce();
  });

  it('that does not come is thrown where nobody takes that', async () => {
    const { asked, fail } = asking();
    const done = inTime(() => 1, asked, take());
    fail();
    await expect(done).rejects.toThrow('gone');
  });
});

it('who has left takes neither an answer nor a failure', async () => {
  const [stays, leaves, fails] = [asking(), asking(), asking()];
  const taken = take();
  const failed = vi.fn<(error: unknown) => void>();
  untilLeft(stays.asked, taken);
  untilLeft(leaves.asked, taken)();
  untilLeft(fails.asked, taken, failed)();
  stays.answer('stays');
  leaves.answer('leaves');
  fails.fail();
  await vi.waitFor(() => expect(taken).toHaveBeenCalled());
  expect(taken.mock.calls).toEqual([['stays']]);
  expect(failed).not.toHaveBeenCalled();
});

it('what has come back to what it was is unchanged', () => {
  let turn = 1;
  const isSame = unchanged(() => turn);
  turn = 2;
  expect(isSame()).toBe(false);
  turn = 1;
  expect(isSame()).toBe(true);
});
