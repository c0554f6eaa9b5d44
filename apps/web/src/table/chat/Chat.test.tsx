// @vitest-environment happy-dom
import type { Said } from '@chinwag/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Announcer } from '../../kit/Announcer.tsx';
import { guestNamed, StoryTable, storyTable } from '../../stories/storyTable.tsx';
import { Chat } from './Chat.tsx';
import { useChatRead } from './chatRead.ts';
import { useMuting } from './muting.ts';
import { useChatNews } from './useChatNews.ts';

const NEWCOMER = { muted: [], chat: 'on' } as const;

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

/** The chat at a table, and beside it how much is new to one who does not look at it. */
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

describe('somebody who is muted', () => {
  test('is not read, not counted and not announced, until heard again', () => {
    const { hear, lines, announced, fresh } = chatting([HELLO]);
    fireEvent.click(screen.getByRole('button', { name: 'Mute Tomek' }));
    expect(lines()[0]).toContain('muted by you, at every table');
    expect(lines()[0]).not.toContain('hello');
    hear([HELLO, saying('Tomek', 'anybody?')]);
    expect(announced()).toEqual([]);
    expect(fresh()).toBe('0 new');
    const [again] = screen.getAllByRole('button', { name: 'Hear' });
    if (again !== undefined) fireEvent.click(again);
    expect(lines()[1]).toContain('anybody?');
  });

  test('is muted still when the page is loaded anew', async () => {
    chatting([HELLO]);
    fireEvent.click(screen.getByRole('button', { name: 'Mute Tomek' }));
    vi.resetModules();
    const reloaded = await import('./muting.ts');
    expect(reloaded.useMuting.getState()).toMatchObject({ muted: [guestNamed('Tomek')], chat: 'on' });
  });

  test('does not silence the others', () => {
    const { hear, announced, fresh } = chatting([HELLO]);
    fireEvent.click(screen.getByRole('button', { name: 'Mute Tomek' }));
    hear([HELLO, saying('Inés', 'hello, Tomek')]);
    expect(announced()).toEqual(['Inés says: hello, Tomek']);
    expect(fresh()).toBe('1 new');
  });
});

describe('a chat that is off', () => {
  test('shows and announces nothing, and is off still when the page is loaded anew', async () => {
    const { hear, lines, announced } = chatting([HELLO]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'No chat for me' }));
    hear([HELLO, saying('Inés', 'hello')]);
    expect(lines()).toEqual([]);
    expect(announced()).toEqual([]);
    vi.resetModules();
    const reloaded = await import('./muting.ts');
    expect(reloaded.useMuting.getState().chat).toBe('off');
  });
});

test('one’s own words are neither counted nor announced, and cannot be muted', () => {
  const { hear, announced, fresh } = chatting([]);
  hear([saying('Marta', 'hello')]);
  expect(announced()).toEqual([]);
  expect(fresh()).toBe('0 new');
  expect(screen.queryByRole('button', { name: 'Mute Marta' })).toBeNull();
});
