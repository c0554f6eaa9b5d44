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

describe('a response', () => {
  it('is taken once while its subject is unchanged', async () => {
    const { asked, answer } = asking();
    const taken = take();
    const session = {};
    const done = inTime(() => session, asked, taken);
    answer('yes');
    await done;
    expect(taken).toHaveBeenCalledExactlyOnceWith('yes');
  });

  it('is dropped once its subject is replaced, even by an equal one', async () => {
    const { asked, answer } = asking();
    const taken = take();
    let session = {};
    const done = inTime(() => session, asked, taken);
    session = {};
    answer('yes');
    await done;
    expect(taken).not.toHaveBeenCalled();
  });

  it('to the last of several requests is taken, in any order of the responses', async () => {
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

  it('that is late goes to the caller’s cleanup', async () => {
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

  it('that fails is reported if the caller still waits for it, and otherwise ignored', async () => {
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

  it('that fails is thrown if there is no handler', async () => {
    const { asked, fail } = asking();
    const done = inTime(() => 1, asked, take());
    fail();
    await expect(done).rejects.toThrow('gone');
  });
});

it('untilLeft drops responses and failures after the caller leaves', async () => {
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

it('unchanged is true again when the value returns to the original', () => {
  let turn = 1;
  const isSame = unchanged(() => turn);
  turn = 2;
  expect(isSame()).toBe(false);
  turn = 1;
  expect(isSame()).toBe(true);
});
