// @vitest-environment happy-dom
import { type Answer, refusal } from '@chinwag/protocol';
import type { ProposalState } from '@chinwag/protocol/table';
import { act, cleanup, fireEvent, render, screen as page } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../language/load.ts';
import { guestNamed, seated, type StoryChange, StoryTable, type StoryTableProps, storyTable } from '../../stories/storyTable.tsx';
import { loadAllShownLater } from '../../ui/shownLater.tsx';
import { TableBands } from '../TableBands.tsx';
import { ProposeChoices } from './ProposeChoices.tsx';

beforeAll(() => Promise.all([loadAllShownLater(), loadMessages('table', 'rooms', 'asking', 'refusals')]));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const PLAYING = { status: 'playing', gameId: 'g1' } as const;
const PROPOSAL: ProposalState = {
  id: 7, kind: 'end', by: guestNamed('Tomek'), next: null, agreed: [], asked: [guestNamed('Marta'), guestNamed('Inés')],
};
const proposed = (change: Partial<ProposalState> = {}): StoryChange => ({ proposal: { ...PROPOSAL, ...change } });

/** Returns the bands above a game on one person's screen, and their requests. */
async function bands(first: StoryChange, you: NonNullable<StoryTableProps['you']> = 'Marta', answer: Answer = { ok: true }) {
  const asked: unknown[] = [];
  const at = (change: StoryChange) => (
    <StoryTable
      table={storyTable({ ...PLAYING, ...change })}
      you={you}
      ask={(...what) => void asked.push(what)}
      request={async (...what) => {
        asked.push(what);
        return answer;
      }}
    >
      <TableBands />
    </StoryTable>
  );
  const { rerender } = await act(async () => render(at(first)));
  return {
    asked,
    becomes: (change: StoryChange) => act(async () => rerender(at(change))),
    press: (name: string) => act(async () => fireEvent.click(page.getByRole('button', { name }))),
  };
}

const buttons = () => page.queryAllByRole('button').map(({ textContent }) => textContent);
const says = () => document.querySelector('.table-bands')?.textContent ?? '';

describe('a proposal', () => {
  it('explains itself to the players asked and takes one answer', async () => {
    const { asked, press } = await bands(proposed());
    expect(says()).toMatch(/Tomek proposes to end the game\..*stays unfinished.*Still to answer: Inés\./);
    expect(buttons()).toEqual(['Keep playing', 'Agree']);
    await press('Agree');
    expect(asked).toEqual([['answerProposal', { id: 7, answer: 'yes' }]]);
    expect(buttons()).toEqual([]);
  });

  it('stays open if the server refuses the answer', async () => {
    const { press } = await bands(proposed(), 'Marta', refusal('silence'));
    await press('Keep playing');
    expect(buttons()).toEqual(['Keep playing', 'Agree']);
  });

  it('can be withdrawn by its proposer', async () => {
    const { asked, press } = await bands(proposed(), 'Tomek');
    expect(says()).toContain('You propose to end the game.');
    await press('Withdraw it');
    expect(asked).toEqual([['withdrawProposal', {}]]);
  });

  it.each(['Owen', 'Iker'] as const)('shows all others, such as %s, who still has to answer', async (you) => {
    await bands(proposed(), you);
    expect(says()).toContain('Still to answer: Marta and Inés.');
    expect(buttons()).toEqual([]);
  });

  it('names the game to play instead', async () => {
    await bands(proposed({ next: 'chinchon' }));
    expect(says()).toMatch(/Tomek proposes to play Chinchón instead\..*Chinchón starts right away\./);
  });

  it('shows a notice for a while when it fails, and none when all agree', async () => {
    const { becomes } = await bands(proposed());
    await becomes({ proposal: null });
    expect(says()).toContain('Not everybody agreed.');
    await act(() => vi.advanceTimersByTimeAsync(9000));
    expect(says()).not.toContain('Not everybody agreed.');
    await becomes(proposed({ id: 8, kind: 'last-deal' }));
    await becomes({ proposal: null, lastDeal: true });
    expect(says()).not.toContain('Not everybody agreed.');
  });
});

describe('a break', () => {
  const pause = { by: guestNamed('Tomek'), since: 1 };

  it('shows since when it lasts and who asked for it, and any player can continue', async () => {
    const { asked, press } = await bands({ pause });
    expect(says()).toMatch(/^On a break since .* Tomek asked for a break\./);
    await press('Continue');
    expect(asked).toEqual([['continueGame', {}]]);
  });

  it('cannot be ended by a spectator and does not name a forgotten person', async () => {
    await bands({ pause: { ...pause, by: null } }, 'Iker');
    expect(says()).toContain('On a break since ');
    expect(says()).not.toContain('asked for a break');
    expect(buttons()).toEqual([]);
  });
});

describe('a game without moves', () => {
  it.each([['Marta', ['End the game']], ['Tomek', []]] as const)('lets its host end it after 12 hours (%s)', async (you, ways) => {
    await bands({ idle: 'half-day' }, you);
    expect(buttons()).toEqual(ways);
  });

  it.each([['Tomek', ['Set up another game']], ['Iker', []]] as const)(
    'lets its players gather for another game after a week (%s)',
    async (you, ways) => {
      await bands({ idle: 'week' }, you);
      expect(buttons()).toEqual(ways);
    },
  );

  it.each([['Marta', ['Continue it']], ['Iker', []]] as const)('lets its players continue it later (%s)', async (you, ways) => {
    const waitingGame = { gameId: 'g1', game: 'chanoyu', people: [guestNamed('Marta')] };
    await bands({ status: 'gathering', waitingGame }, you);
    expect(says()).toContain('A game of Chanoyu is unfinished.');
    expect(buttons()).toEqual(ways);
  });
});

describe('the choice of proposals', () => {
  function choices(change: StoryChange) {
    const asked = vi.fn<(...what: readonly unknown[]) => void>();
    render(
      <StoryTable table={storyTable({ ...PLAYING, ...change })} ask={asked}>
        <ProposeChoices onDone={() => undefined} />
      </StoryTable>,
    );
    return asked;
  }
  const off = () => page.getAllByRole('button').filter((button) => button.getAttribute('aria-disabled') === 'true').length;

  it('names the players who will be asked: those present and playing', () => {
    choices({ seats: [seated(0), seated(1), seated(2, { connected: false }), seated(3, { standIn: 'agreed' }), seated(4)] });
    expect(page.getByText('These players have to agree: Tomek and Halina.')).toBeTruthy();
  });

  it('says if nobody else will be asked', () => {
    choices({ seats: [seated(0), seated(1, { connected: false })] });
    expect(page.getByText(/It happens right away\./)).toBeTruthy();
  });

  it('offers a break, a last deal, the end, and another game', () => {
    const asked = choices({});
    for (const name of [/^Take a break/, /^Make this deal the last/, /^End the game now/]) {
      fireEvent.click(page.getByRole('button', { name }));
    }
    fireEvent.click(page.getByRole('button', { name: /instead/ }));
    fireEvent.click(page.getByRole('button', { name: 'Chinchón' }));
    expect(asked.mock.calls.map(([, payload]) => payload)).toEqual([
      { kind: 'break' }, { kind: 'last-deal' }, { kind: 'end' }, { kind: 'end', next: 'chinchon' },
    ]);
  });

  it('disables everything while a proposal is open, and what was already agreed to', () => {
    choices(proposed());
    expect(off()).toBe(3);
    cleanup();
    choices({ lastDeal: true });
    expect(off()).toBe(1);
  });
});
