// @vitest-environment happy-dom
import { type Answer, refusal, refusalUntil, type Said } from '@chinwag/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Announcer } from '../../ui/Announcer.tsx';
import { loadAllShownLater } from '../../ui/shownLater.tsx';
import { guestNamed, type StoryChange, StoryTable, storyTable } from '../../stories/storyTable.tsx';
import { Chat } from './Chat.tsx';
import { markRead, useChatRead } from './chatRead.ts';
import { useMuting } from './muting.ts';
import { Saying } from './Saying.tsx';
import { useChatNews } from './useChatNews.ts';

const NEWCOMER = { muted: [], chat: 'on' } as const;

beforeAll(loadAllShownLater);
beforeEach(() => {
  useMuting.setState(NEWCOMER);
  useChatRead.setState({}, true);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

let time = 0;
const saying = (name: string, text: string): Said => ({ from: guestNamed(name), name, as: 'player', at: ++time, text });
const HELLO = saying('Tomek', 'hello');

function News() {
  const { unread } = useChatNews(false);
  return <output>{unread} new</output>;
}

/** Shows the chat at a table, and the unread messages of a viewer who does not look at it. */
function chatting(first: readonly Said[]) {
  const at = (said: readonly Said[]) => (
    <Announcer>
      <StoryTable table={storyTable()} said={said} saidBefore={HELLO.at}>
        <Chat silence={null} />
        <News />
      </StoryTable>
    </Announcer>
  );
  const { rerender } = render(at(first));
  return {
    hear: (said: readonly Said[]) => rerender(at(said)),
    lines: () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent),
    announced: () => [...document.querySelectorAll('[aria-live] p')].map(({ textContent }) => textContent),
    fresh: () => screen.getByRole('status').textContent,
  };
}

test('a message shows the author’s emblem if they have one, and their letter alone if not', () => {
  chatting([{ ...HELLO, badge: 42 }, saying('Inés', 'hello, Tomek')]);
  const [tomeks, ines] = screen.getAllByRole('listitem');
  expect(tomeks?.querySelector('.token > .badge-emblem')).not.toBeNull();
  expect(ines?.querySelector('.token > .badge-emblem')).toBeNull();
});

describe('a muted person', () => {
  test('is not shown, counted or announced until unmuted', () => {
    const { hear, lines, announced, fresh } = chatting([HELLO]);
    fireEvent.click(screen.getByRole('button', { name: 'Mute Tomek' }));
    expect(lines()[0]).toContain('muted by you, at every table');
    expect(lines()[0]).not.toContain('hello');
    hear([HELLO, saying('Tomek', 'anybody?')]);
    expect(announced()).toEqual([]);
    expect(fresh()).toBe('0 new');
    const [again] = screen.getAllByRole('button', { name: 'Unmute' });
    if (again !== undefined) fireEvent.click(again);
    expect(lines()[1]).toContain('anybody?');
  });

  test('stays muted after a reload', async () => {
    chatting([HELLO]);
    fireEvent.click(screen.getByRole('button', { name: 'Mute Tomek' }));
    vi.resetModules();
    const reloaded = await import('./muting.ts');
    expect(reloaded.useMuting.getState()).toMatchObject({ muted: [guestNamed('Tomek')], chat: 'on' });
  });

  test('does not silence others', () => {
    const { hear, announced, fresh } = chatting([HELLO]);
    fireEvent.click(screen.getByRole('button', { name: 'Mute Tomek' }));
    hear([HELLO, saying('Inés', 'hello, Tomek')]);
    expect(announced()).toEqual(['Inés says: hello, Tomek']);
    expect(fresh()).toBe('1 new');
  });
});

describe('a chat that is off', () => {
  test('shows and announces nothing, and stays off after a reload', async () => {
    const { hear, lines, announced } = chatting([HELLO]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hide chat' }));
    hear([HELLO, saying('Inés', 'hello')]);
    expect(lines()).toEqual([]);
    expect(announced()).toEqual([]);
    vi.resetModules();
    const reloaded = await import('./muting.ts');
    expect(reloaded.useMuting.getState().chat).toBe('off');
  });
});

test('a message over the table shows its author as in the chat: token, name, and whether they are a spectator', () => {
  const words = (said: Said) => {
    cleanup();
    return render(<StoryTable table={storyTable()} said={[]}><Saying said={said} /></StoryTable>).container;
  };
  const seen = words({ ...HELLO, badge: 42 });
  expect(seen.querySelector('.token > .badge-emblem')).not.toBeNull();
  expect(seen.querySelector('p')?.textContent).toBe('Tomek hello');
  expect(words({ ...HELLO, as: 'watcher' }).querySelector('p')?.textContent).toBe('Tomek spectator hello');
});

test('the viewer’s own messages are not counted or announced, and cannot be muted', () => {
  const { hear, announced, fresh } = chatting([]);
  hear([saying('Marta', 'hello')]);
  expect(announced()).toEqual([]);
  expect(fresh()).toBe('0 new');
  expect(screen.queryByRole('button', { name: 'Mute Marta' })).toBeNull();
});

test('messages from the viewer’s absence count as new on return and are not announced', () => {
  chatting([HELLO]);
  cleanup();
  useChatRead.setState({}, true);
  const { announced, fresh } = chatting([HELLO, saying('Inés', 'are you there?')]);
  expect(fresh()).toBe('1 new');
  expect(announced()).toEqual([]);
});

test('a delayed spectator message counts as new when it arrives, even if newer messages are read', () => {
  const held = saying('Iker', 'nice trick');
  const newer = saying('Inés', 'hello');
  const { hear, fresh } = chatting([HELLO]);
  hear([HELLO, newer]);
  act(() => markRead(storyTable().code, [HELLO, newer]));
  expect(fresh()).toBe('0 new');
  hear([HELLO, held, newer]);
  expect(fresh()).toBe('1 new');
});

describe('the viewer’s own message', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
  afterEach(() => vi.useRealTimers());

  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Write a message' });
  /** Sends a message at a table with this answer. */
  async function said(answer: Answer, change: StoryChange = {}) {
    const request = vi.fn<(name: string, payload: unknown) => Promise<Answer>>(async () => answer);
    render(
      <StoryTable table={storyTable(change)} request={request}>
        <Chat silence={null} />
      </StoryTable>,
    );
    fireEvent.change(field(), { target: { value: 'well, well' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send message' })));
    return request;
  }

  test('is sent, and the field is cleared', async () => {
    const request = await said({ ok: true });
    expect(request).toHaveBeenCalledExactlyOnceWith('say', { text: 'well, well' });
    expect(field().value).toBe('');
  });

  test('stays in the field if it is refused, and the reason shows below', async () => {
    await said(refusal('store-unavailable'));
    expect(field().value).toBe('well, well');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('.text-field-complaint')?.textContent).toContain('couldn’t be saved');
  });

  test('waits out the rate limit, which the page counts down', async () => {
    const request = await said(refusalUntil('talk-slower', 3000));
    expect(screen.getByText('You can chat again in 3 seconds.', { selector: '.chat-wait' })).toBeTruthy();
    await act(async () => fireEvent.submit(field()));
    expect(request).toHaveBeenCalledTimes(1);
    act(() => void vi.advanceTimersByTime(2100));
    expect(screen.getByText('You can chat again in 1 second.', { selector: '.chat-wait' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1000));
    await act(async () => fireEvent.submit(field()));
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('starts the wait after it is sent in a slow chat', async () => {
    await said({ ok: true }, { settings: { talk: 'slow' } });
    expect(screen.getByText('You can chat again in 30 seconds.', { selector: '.chat-wait' })).toBeTruthy();
  });

  test.each([
    ['is off', { talk: 'off' }, 'Marta', 'The host has turned the chat off.'],
    ['is for those who play, to one who watches', { talk: 'players' }, 'Iker', 'Only players can chat.'],
  ] as const)('has no field if the chat %s', (_, settings, you, sentence) => {
    render(
      <StoryTable table={storyTable({ settings })} you={you}>
        <Chat silence={null} />
      </StoryTable>,
    );
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
