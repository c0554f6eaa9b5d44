import { describe, expect, it } from 'vitest';
import { Playback, type Schedule } from './playback.ts';

interface TestStep {
  readonly name: string;
  readonly rest: number;
}

/** Returns a clock that a test advances. */
function standingClock() {
  let now = 0;
  let due: readonly { readonly at: number; readonly run: () => void }[] = [];
  const schedule: Schedule = (run, milliseconds) => {
    const entry = { at: now + milliseconds, run };
    due = [...due, entry];
    return () => {
      due = due.filter((other) => other !== entry);
    };
  };
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    const ripe = due.filter(({ at }) => at <= now);
    due = due.filter(({ at }) => at > now);
    for (const { run } of ripe) run();
  };
  return { schedule, pass };
}

function table(onShow: (step: TestStep, playback: Playback<TestStep>) => void = () => undefined) {
  const shown: string[] = [];
  const clock = standingClock();
  const playback: Playback<TestStep> = new Playback<TestStep>({
    show: (step) => {
      shown.push(step.name);
      onShow(step, playback);
    },
    restAfter: ({ rest }) => rest,
    schedule: clock.schedule,
  });
  return { shown, playback, pass: clock.pass };
}

const lead: TestStep = { name: 'lead', rest: 100 };
const follow: TestStep = { name: 'follow', rest: 100 };
const taken: TestStep = { name: 'taken', rest: 0 };
const scored: TestStep = { name: 'scored', rest: 0 };

describe('playback', () => {
  it('shows the first step at once and the next after its rest', () => {
    const { shown, playback, pass } = table();
    playback.add([lead, follow]);
    expect(shown).toEqual(['lead']);
    pass(99);
    expect(shown).toEqual(['lead']);
    pass(1);
    expect(shown).toEqual(['lead', 'follow']);
  });

  it('rests after the last step too, so that later steps do not cut it short', () => {
    const { shown, playback, pass } = table();
    playback.add([lead]);
    pass(60);
    playback.add([follow]);
    expect(shown).toEqual(['lead']);
    pass(40);
    expect(shown).toEqual(['lead', 'follow']);
  });

  it('shows steps without a rest together with the next one', () => {
    const { shown, playback } = table();
    playback.add([taken, scored, lead, follow]);
    expect(shown).toEqual(['taken', 'scored', 'lead']);
  });

  it('skips to the end at once without resting', () => {
    const { shown, playback } = table();
    playback.add([lead, follow, taken]);
    playback.skip();
    expect(shown).toEqual(['lead', 'follow', 'taken']);
    playback.add([scored]);
    expect(shown).toEqual(['lead', 'follow', 'taken', 'scored']);
    expect(playback.done).toBe(true);
  });

  it('pauses at a step that calls hold until it is released', () => {
    const { shown, playback } = table((step, self) => {
      if (step === scored) self.hold('skippable');
    });
    playback.add([scored, lead]);
    expect(shown).toEqual(['scored']);
    playback.release();
    expect(shown).toEqual(['scored', 'lead']);
  });

  it('skips even while it is held, for a player who makes a move', () => {
    const { shown, playback } = table();
    playback.hold('skippable');
    playback.add([lead]);
    expect(shown).toEqual([]);
    playback.skip();
    expect(shown).toEqual(['lead']);
  });

  it('skips up to a firm hold, and past it once released', () => {
    const { shown, playback } = table((step, self) => {
      if (step === taken) self.hold('firmly');
    });
    playback.add([lead, follow, taken, scored]);
    playback.skip();
    playback.skip();
    expect(shown).toEqual(['lead', 'follow', 'taken']);
    playback.release();
    playback.skip();
    expect(shown).toEqual(['lead', 'follow', 'taken', 'scored']);
  });

  it('drops waiting steps and the rest when it is cleared', () => {
    const { shown, playback, pass } = table();
    playback.add([lead, follow]);
    playback.clear();
    pass(1000);
    expect(shown).toEqual(['lead']);
    playback.add([taken]);
    expect(shown).toEqual(['lead', 'taken']);
  });
});
