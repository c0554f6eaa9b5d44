import type { ProposalState } from '@chinwag/protocol/table';
import { ProposeChoices } from '../table/agreements/ProposeChoices.tsx';
import { TableBands } from '../table/TableBands.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { StoryPage } from './StoryPage.tsx';
import { guestNamed, NAMES, type StoryChange, StoryTable, storyTable, type StoryTableProps } from './storyTable.tsx';

const PLAYING = { status: 'playing', gameId: 'g1' } as const;

/** A proposal by Tomek. Inés and all others have agreed, except Marta and Halina, who have not answered yet. */
const PROPOSAL: ProposalState = {
  id: 1, kind: 'end', by: guestNamed('Tomek'), next: null, agreed: [guestNamed('Inés')],
  asked: [guestNamed('Marta'), guestNamed('Halina')],
};

function proposed(change: Partial<ProposalState>): StoryChange {
  return { ...PLAYING, proposal: { ...PROPOSAL, ...change } };
}

/** Proposals and agreements, each with its viewer. */
const AGREEMENTS: readonly (readonly [title: string, change: StoryChange, you?: StoryTableProps['you']])[] = [
  ['An end is proposed to one who is asked', proposed({})],
  ['The same to one who has agreed', proposed({}), 'Inés'],
  ['The same to the one who proposes it', proposed({}), 'Tomek'],
  ['The same to one who watches', proposed({}), 'Iker'],
  ['Another game instead', proposed({ next: 'chinchon' })],
  ['A last deal', proposed({ kind: 'last-deal' })],
  ['A break', proposed({ kind: 'break' })],
  ['A break, for one of the table', { ...PLAYING, pause: { by: guestNamed('Tomek'), since: Date.now() - 600_000 } }],
  ['A break since yesterday, of somebody forgotten', { ...PLAYING, pause: { by: null, since: Date.now() - 1e8 } }, 'Iker'],
  ['Nobody has moved for half a day, to the host', { ...PLAYING, idle: 'half-day' }],
  ['Nobody has moved for a week', { ...PLAYING, idle: 'week' }, 'Owen'],
  ['Ended early', { gameId: 'g1', end: 'agreed' }],
  ['A game waits for one of it', { waitingGame: { gameId: 'g1', game: 'chanoyu', people: NAMES.map(guestNamed) } }],
  ['A game waits, to one who watches', { waitingGame: { gameId: 'g1', game: 'chanoyu', people: [] } }, 'Iker'],
];

function nothing(): void {}

/** The stories for proposals and agreements in a game, shown above the table, and of the possible proposals. */
export const agreementStories = {
  agreements: () => (
    <StoryPage title="What is proposed and agreed on">
      <div className="story-cloths" data-room="chinkway">
        {AGREEMENTS.map(([title, change, you = 'Marta']) => (
          <section key={title} className="cloth">
            <h2>{title}</h2>
            <StoryTable table={storyTable(change)} you={you}>
              <TableBands />
            </StoryTable>
          </section>
        ))}
      </div>
    </StoryPage>
  ),
  propose: () => (
    <StoryTable table={storyTable({ ...PLAYING, lastDeal: true })}>
      <Dialog title="End the game, or take a break" onClose={nothing}>
        <ProposeChoices onDone={nothing} />
      </Dialog>
    </StoryTable>
  ),
};
