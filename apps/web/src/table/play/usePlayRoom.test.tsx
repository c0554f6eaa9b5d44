// @vitest-environment happy-dom
import { type Answer, refusal } from '@chinwag/protocol';
import type { Tagged } from '@chinwag/rules';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { GameOnTable } from '../../session/gameSession.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { usePreferences } from '../../ui/preferences.ts';
import { message } from '../../language/message.ts';
import { seated, StoryTable, storyTable } from '../../stories/storyTable.tsx';
import { onTable, trickOf } from '../testing/gameOnTable.ts';
import { Narration } from './Narration.tsx';
import { type PlayRoomControl, usePlayRoom } from './usePlayRoom.ts';

const before = trickOf(1);
const inTurn = trickOf(2);
const after = trickOf(3);
const [LAWFUL = { type: 'play' }] = onTable(inTurn).screen.game.legalMoves(inTurn, 0);
const TURN = 'Your turn: follow spades; Halina’s queen of spades is winning.';
const WHY = { rule: 'CW4.2', code: 'must-follow' };

beforeEach(() => {
  vi.useFakeTimers();
  usePreferences.setState({ sound: 'off' });
});
afterEach(() => {
  cleanup();
  usePreferences.setState({ sound: 'on' });
  vi.useRealTimers();
});

/** The state of a room under test. */
interface TestedRoom {
  readonly game: GameOnTable;
  readonly standIn?: boolean;
  readonly watching?: boolean;
  readonly sending?: boolean;
}

/** Returns a room without a view: Marta's screen, the requests to the table, and the announcements. */
function roomOf(first: TestedRoom) {
  const play = vi.fn<(move: Tagged) => Promise<Answer>>(async () => ({ ok: true }));
  const [skip, release, notify] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<(refusal: Answer) => void>()];
  const seen: PlayRoomControl[] = [];
  function Room({ game, sending = false }: TestedRoom) {
    const board = useRef<HTMLElement>(null);
    const options = { title: 'Chinkway', game, sending, actions: { play, skip, release }, notify } as const;
    seen.push(usePlayRoom(options, board));
    return (
      <main ref={board}>
        <button type="button">a card</button>
        <p>the cloth</p>
        <input aria-label="chat" />
      </main>
    );
  }
  const at = (scene: TestedRoom) => {
    const marta = scene.watching === true ? [] : [seated(0, { standIn: scene.standIn === true ? 'away' : null })];
    const seats = [...marta, ...[1, 2, 3, 4].map((n) => seated(n))];
    return (
      <Announcer>
        <StoryTable table={storyTable({ status: 'playing', gameId: 'g1', seats })}>
          <Narration game={scene.game} />
          <Room {...scene} />
        </StoryTable>
      </Announcer>
    );
  };
  const { rerender, getByText, getByLabelText } = render(at(first));
  const control = (): PlayRoomControl => {
    const last = seen.at(-1);
    if (last === undefined) throw new Error('nothing was rendered');
    return last;
  };
  return {
    control, play, skip, release, notify, getByText, getByLabelText,
    goOn: (scene: TestedRoom) => rerender(at(scene)),
    make: (move: Tagged) => act(async () => control().play(move)),
    explain: () => act(() => control().explain(WHY)),
    said: () => [...document.querySelectorAll('[aria-live="polite"] p')].map(({ textContent }) => textContent),
  };
}

const key = (name: string, target: Element | Window = window) => fireEvent.keyDown(target, { key: name });
const passAMoment = () => act(() => vi.advanceTimersByTimeAsync(200));

describe('moves', () => {
  it('are offered on the player’s turn, and sent', async () => {
    const { control, play, make } = roomOf({ game: onTable(inTurn) });
    expect(control().legalMoves).toContainEqual(LAWFUL);
    await make(LAWFUL);
    expect(play).toHaveBeenCalledExactlyOnceWith(LAWFUL);
  });

  it('are neither offered nor sent while a bot plays the viewer’s seat', async () => {
    const { control, play, notify, make } = roomOf({ game: onTable(inTurn), standIn: true });
    expect(control().legalMoves).toEqual([]);
    await make(LAWFUL);
    expect(play).not.toHaveBeenCalled();
    expect(notify).toHaveBeenCalledExactlyOnceWith(refusal('bot-plays'));
  });

  it('are offered again once the player takes the seat back', () => {
    const { control, goOn } = roomOf({ game: onTable(inTurn), standIn: true });
    goOn({ game: onTable(inTurn) });
    expect(control().legalMoves).toContainEqual(LAWFUL);
  });

  it('are neither offered to a spectator nor sent', async () => {
    const watched = onTable(trickOf(2, 'spectator'), { viewer: 'spectator' });
    const { control, play, make } = roomOf({ game: watched, watching: true });
    expect(control().legalMoves).toEqual([]);
    await make(LAWFUL);
    expect(play).not.toHaveBeenCalled();
  });

  it('are checked against the newest state, even while older events are still shown', () => {
    const { control } = roomOf({ game: onTable(inTurn, { shown: before }) });
    expect(control().check(LAWFUL)).toBeNull();
    expect(control().check({ type: 'play', card: 'XX' } as Tagged)).not.toBeNull();
  });
});

describe('a refusal', () => {
  it('by a rule is explained on the table, with its number', async () => {
    const { control, play, notify, make } = roomOf({ game: onTable(inTurn) });
    play.mockResolvedValue({ ok: false, ...WHY });
    await make(LAWFUL);
    expect(control().explained?.violation).toEqual(WHY);
    expect(notify).not.toHaveBeenCalled();
  });

  it('by the server is shown as a notice', async () => {
    const { control, play, notify, make } = roomOf({ game: onTable(inTurn) });
    play.mockResolvedValue(refusal('sequence-old'));
    await make(LAWFUL);
    expect(notify).toHaveBeenCalledExactlyOnceWith(refusal('sequence-old'));
    expect(control().explained).toBeNull();
  });
});

describe('an explanation', () => {
  it('disappears when the table moves on', () => {
    const { control, explain, goOn } = roomOf({ game: onTable(inTurn) });
    explain();
    expect(control().explained?.violation).toEqual(WHY);
    goOn({ game: onTable(after) });
    expect(control().explained).toBeNull();
  });

  it('stays while an event arrives that is not shown yet', () => {
    const { control, explain, goOn } = roomOf({ game: onTable(inTurn) });
    explain();
    goOn({ game: onTable(after, { shown: inTurn }) });
    expect(control().explained?.violation).toEqual(WHY);
  });

  it('disappears with the next move, and when it is closed', async () => {
    const { control, explain, make } = roomOf({ game: onTable(inTurn) });
    explain();
    await make(LAWFUL);
    expect(control().explained).toBeNull();
    explain();
    act(() => control().dismiss());
    expect(control().explained).toBeNull();
  });
});

describe('the score sheet', () => {
  it('is open while the table waits behind it', () => {
    const { control, goOn, release } = roomOf({ game: onTable(inTurn) });
    goOn({ game: onTable(inTurn, { sheet: 8 }) });
    expect(control().opened).toEqual({ name: 'score-sheet', itself: true });
    act(() => control().close());
    expect(release).toHaveBeenCalledOnce();
    goOn({ game: onTable(after) });
    expect(control().opened).toBeNull();
  });

  it('stays open if it was opened by hand', () => {
    const { control, goOn } = roomOf({ game: onTable(inTurn) });
    act(() => control().setOpened({ name: 'score-sheet' }));
    goOn({ game: onTable(after, { sheet: 8 }) });
    goOn({ game: onTable(after) });
    expect(control().opened).toEqual({ name: 'score-sheet' });
  });

  it('stays open while the table continues if the viewer keeps it open', () => {
    const { control, goOn, release } = roomOf({ game: onTable(inTurn, { sheet: 8 }) });
    act(() => control().keepOpen());
    expect(release).toHaveBeenCalledOnce();
    goOn({ game: onTable(after) });
    expect(control().opened).toEqual({ name: 'score-sheet' });
  });

  it('skips to the player’s turn on closing, but shows a single waiting event normally', () => {
    const { control, goOn, skip } = roomOf({ game: onTable(inTurn, { sheet: 8, shown: before, behind: 1 }) });
    act(() => control().closeSheet());
    expect([control().isYourTurn, skip.mock.calls.length]).toEqual([true, 0]);
    goOn({ game: onTable(inTurn, { sheet: 8, shown: before, behind: 2 }) });
    act(() => control().closeSheet());
    expect(skip).toHaveBeenCalledOnce();
  });
});

describe('keys', () => {
  it('open the list of keys and the last trick', () => {
    const { control } = roomOf({ game: onTable(inTurn) });
    key('?');
    expect(control().opened).toEqual({ name: 'keys' });
    key('l');
    expect(control().opened).toEqual({ name: 'last-trick' });
  });

  it('skip ahead with Escape, as does a press on the cloth but not on a card', () => {
    const { skip, getByText } = roomOf({ game: onTable(inTurn) });
    key('Escape');
    fireEvent.click(getByText('the cloth'));
    expect(skip).toHaveBeenCalledTimes(2);
    fireEvent.click(getByText('a card'));
    expect(skip).toHaveBeenCalledTimes(2);
  });

  it('read out the table, the hand, the scores and the game’s extra, the Quest', () => {
    const { said } = roomOf({ game: onTable(inTurn) });
    for (const name of ['t', 'H', 's', 'q']) key(name);
    const [table, hand, scores, quest] = said();
    expect(quest).toMatch(/^The Quest asks for /);
    expect(table).toMatch(/ (?:leads|lead) .*trumps/);
    expect(hand).toMatch(/^You have /);
    expect(scores).toMatch(/^Scores: you \d+, /);
  });

  it('do nothing in a text field or with Ctrl', () => {
    const { control, said, getByLabelText } = roomOf({ game: onTable(inTurn) });
    key('s', getByLabelText('chat'));
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    key('?', getByLabelText('chat'));
    expect(said()).toEqual([]);
    expect(control().opened).toBeNull();
  });
});

describe('screen readers hear', () => {
  it('the player’s turn once, without an interruption of other lines', async () => {
    const { goOn, said } = roomOf({ game: onTable(before) });
    await passAMoment();
    expect(said()).toEqual([]);
    goOn({ game: onTable(inTurn) });
    await passAMoment();
    goOn({ game: onTable(inTurn) });
    await passAMoment();
    expect(said()).toEqual([TURN]);
    expect(document.querySelector('[aria-live="assertive"]')).toBeNull();
  });

  it('that it is the player’s turn during the score, and the question once it is on the table', async () => {
    const { goOn, said } = roomOf({ game: onTable(inTurn, { sheet: 8, shown: before, behind: 1 }) });
    await passAMoment();
    expect(said()).toEqual(['It’s your turn.']);
    goOn({ game: onTable(inTurn) });
    await passAMoment();
    expect(said()).toEqual(['It’s your turn.', TURN]);
  });

  it('the player’s turn again when it returns', async () => {
    const { goOn, said } = roomOf({ game: onTable(inTurn) });
    await passAMoment();
    goOn({ game: onTable(after) });
    goOn({ game: onTable(inTurn) });
    await passAMoment();
    expect(said()).toEqual([TURN, TURN]);
  });

  it('the same question again after an answer', async () => {
    const { make, said } = roomOf({ game: onTable(inTurn) });
    await passAMoment();
    await make(LAWFUL);
    await passAMoment();
    expect(said()).toEqual([TURN, TURN]);
  });

  it('nothing about a turn that is being answered or played by a bot', async () => {
    const { goOn, said } = roomOf({ game: onTable(inTurn), sending: true });
    await passAMoment();
    goOn({ game: onTable(inTurn), standIn: true });
    await passAMoment();
    expect(said()).toEqual([]);
  });

  it('each new log line once, and no earlier lines', () => {
    const over = (deal: number) => message('board.deal-is-over', { deal });
    const line = (number: number) => ({ key: number, at: number, mark: '', sentence: over(number) });
    const { goOn, said } = roomOf({ game: onTable(inTurn, { logLines: [line(0)] }) });
    goOn({ game: onTable(inTurn, { logLines: [line(0), line(1)] }) });
    goOn({ game: onTable(inTurn, { logLines: [line(0), line(1), line(2)] }) });
    expect(said()).toEqual(['Deal 1 is over.', 'Deal 2 is over.']);
  });
});

test('the page’s title shows whose turn it is', () => {
  const { goOn } = roomOf({ game: onTable(inTurn) });
  expect(document.title).toBe('Your turn · Chinkway');
  goOn({ game: onTable(after) });
  expect(document.title).toMatch(/’s turn · Chinkway$/);
});
