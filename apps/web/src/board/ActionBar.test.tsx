// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { message } from '../language/message.ts';
import { untypeset } from '../language/typeset.ts';
import { ActionBar } from './ActionBar.tsx';
import type { Action } from './actions/action.ts';
import { type PendingMove, PendingMoveContext } from './actions/pendingMove.ts';
import { DEAD_FOR } from './actions/useNewQuestion.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Finger = 'touch' | 'pen' | 'mouse';

/** Renders a row of actions with one button. Returns the row and the answers given to each question. */
function row(first: string | null) {
  const answered = vi.fn<(question: string | null) => void>();
  const bar = (question: string | null, pending: PendingMove | null) => (
    <PendingMoveContext value={pending}>
      <ActionBar question={question} actions={[{ name: 'play', words: message('board.play'), act: () => answered(question) }]} />
    </PendingMoveContext>
  );
  const { rerender, getAllByRole } = render(bar(first, null));
  const button = (at = 0) => getAllByRole('button')[at] ?? document.body;
  const begin = (pointerType: Finger, at?: number) => fireEvent.pointerDown(button(at), { pointerType });
  const end = (detail = 1, at?: number) => fireEvent.click(button(at), { detail });
  return {
    answered,
    ask: (question: string | null, pending: PendingMove | null = null) => rerender(bar(question, pending)),
    begin,
    end,
    press: (pointerType: Finger, detail = 1, at?: number) => {
      begin(pointerType, at);
      end(detail, at);
    },
    byKey: () => end(0),
    words: () => getAllByRole('button').map(({ textContent }) => untypeset(textContent)),
  };
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('a new question', () => {
  test.each(['touch', 'pen'] as const)('ignores a %s for 400 ms', (pointer) => {
    const { ask, press, answered } = row('draw');
    ask('discard');
    press(pointer);
    pass(DEAD_FOR - 1);
    press(pointer);
    expect(answered).not.toHaveBeenCalled();
    pass(1);
    press(pointer);
    expect(answered).toHaveBeenCalledExactlyOnceWith('discard');
  });

  test('ignores a press that began before the question appeared or before the dead time ended', () => {
    const { ask, begin, end, answered } = row('draw');
    begin('touch');
    ask('discard');
    end();
    begin('touch');
    pass(DEAD_FOR);
    end();
    expect(answered).not.toHaveBeenCalled();
  });

  test('accepts a mouse click, but not the second click of a double click', () => {
    const { ask, press, answered } = row('draw');
    ask('discard');
    press('mouse', 2);
    expect(answered).not.toHaveBeenCalled();
    press('mouse');
    expect(answered).toHaveBeenCalledOnce();
  });

  test('accepts a key at once', () => {
    const { ask, byKey, answered } = row('draw');
    ask('discard');
    byKey();
    expect(answered).toHaveBeenCalledOnce();
  });

  test('starts its dead time again when it returns before the dead time has ended', () => {
    const { ask, press, answered } = row('draw');
    ask('discard');
    pass(300);
    ask('draw');
    pass(300);
    press('touch');
    expect(answered).not.toHaveBeenCalled();
  });
});

describe('a question', () => {
  test('accepts a press at once when it is there on page load or when it repeats a turn later', () => {
    const { ask, press, answered } = row('play');
    press('touch');
    ask(null);
    ask('play');
    press('touch');
    expect(answered).toHaveBeenCalledTimes(2);
  });

  test('accepts a press at once when it is the first question', () => {
    const { ask, press, answered } = row(null);
    ask('play');
    press('touch');
    expect(answered).toHaveBeenCalledOnce();
  });
});

describe('a pending move', () => {
  const pending = () => {
    const [sendNow, takeBack] = [vi.fn<() => void>(), vi.fn<() => void>()];
    return { kind: 'final', lasts: 2000, sendNow, takeBack } as const;
  };

  test('replaces all other buttons with “send now” and “take back”, the latter in the place of “no”', () => {
    const { ask, words, press } = row('close');
    const move = pending();
    ask('close', move);
    expect(words()).toEqual(['Do it nowautomatically in 2 seconds', 'Take it backnobody has seen it yet']);
    pass(DEAD_FOR);
    press('touch', 1, 1);
    expect([move.sendNow.mock.calls.length, move.takeBack.mock.calls.length]).toEqual([0, 1]);
    press('touch', 1, 0);
    expect(move.sendNow).toHaveBeenCalledOnce();
  });

  test('is not sent by the second of two quick touches', () => {
    const { ask, press } = row('close');
    const move = pending();
    ask('close', move);
    press('touch', 2);
    expect(move.sendNow).not.toHaveBeenCalled();
  });
});

describe('a button', () => {
  const bar = (...actions: readonly Action[]) => <ActionBar question="draw" actions={actions} />;
  const draw: Action = { name: 'draw', words: message('board.play') };

  test('keeps its element when its words change and gets a new one for another action', () => {
    const { rerender, getByRole } = render(bar(draw));
    const first = getByRole('button');
    rerender(bar({ ...draw, words: message('board.last-trick') }));
    expect(getByRole('button')).toBe(first);
    rerender(bar({ ...draw, name: 'take' }));
    expect(getByRole('button')).not.toBe(first);
  });

  test('becomes the brass plate if it comes first and no variant is given', () => {
    const { getAllByRole } = render(bar(draw, { ...draw, name: 'take' }, { ...draw, name: 'buy', variant: 'go' }));
    const brass = getAllByRole('button').map(({ classList }) => classList.contains('button-go'));
    expect(brass).toEqual([true, false, true]);
  });

  test('shows why it is off: as a sentence, as the rule’s words, or with the rule’s number', () => {
    const why = { rule: 'CW4.2', code: 'must-follow', values: { suit: 'S' } };
    const off = (action: Partial<Action>) => {
      const { container, unmount } = render(bar({ ...draw, ...action }));
      const shown = untypeset(container.querySelector('.button-reason')?.textContent ?? 'nothing');
      unmount();
      return shown;
    };
    expect(off({ off: message('board.choose-card') })).toBe('choose a card');
    const byTheRules = off({ off: why });
    expect(off({ off: why, namesRule: true })).toBe(`${byTheRules} (CW4.2)`);
    expect(off({})).toBe('nothing');
  });
});
