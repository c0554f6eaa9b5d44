import { handsShown, type Sight } from '@chinwag/protocol';
import { useState } from 'react';
import { Band } from '../kit/Band.tsx';
import { Button } from '../kit/Button.tsx';
import { counted } from '../wording/words.ts';
import { handQuestion, whatWatchersSee } from '../wording/watchingWords.ts';
import { type AtTable, useTable } from './tableContext.ts';

/** How a game is seen here, and whether one who is a deal behind still waits for the first to be over. */
export interface Watched {
  readonly sight: Sight;
  readonly waits: boolean;
}

/** Who watches, and whose hands they see: for those who play what is open and what they are asked, for others what they see. */
export function WatchingBands({ watched }: { readonly watched: Watched }) {
  const { seat } = useTable();
  if (seat === null) return <WatchingBand watched={watched} />;
  return (
    <>
      <OpenHandsBand />
      <HandQuestionBand />
    </>
  );
}

/** For those who play: that hands are open to those who watch. */
function OpenHandsBand() {
  const { table, you, seat, ask } = useTable();
  const open = whatWatchersSee(table, you);
  if (open === null) return null;
  const canHide = seat?.showsHand === true && handsShown(table) !== 'none';
  return (
    <Band
      silent
      icon="eye"
      headline={open}
      {...(canHide && { action: <Button onClick={() => ask('hideHand', {})}>Hide my hand</Button> })}
    />
  );
}

/** For a player: whether those who watch may see their hand. Once they have said no they are not asked again. */
function HandQuestionBand() {
  const { table, you, ask } = useTable();
  const [declined, setDeclined] = useState('');
  const question = handQuestion(table, you);
  const asked = `${table.gameId} ${table.watching}`;
  if (question === null || declined === asked) return null;
  return (
    <Band
      icon="eye"
      headline={question.headline}
      action={
        <>
          <Button onClick={() => setDeclined(asked)}>No</Button>
          <Button variant="go" onClick={() => ask('showHand', {})}>
            Show my hand
          </Button>
        </>
      }
    >
      {question.detail}
    </Band>
  );
}

/** For one who watches: that they do, what they see, and how they can play. */
function WatchingBand({ watched }: { readonly watched: Watched }) {
  const at = useTable();
  const { table, ask } = at;
  const others = table.watchers.length - 1;
  const bot = table.seats.find(({ kind }) => kind === 'bot');
  const looking = watched.sight === 'one-seat' || watched.sight === 'all-hands';
  const lookingAway = watched.sight === 'public' && handsShown(table) !== 'none';
  return (
    <Band
      icon="eye"
      headline="You are watching."
      action={
        <>
          {lookingAway && <Button onClick={() => ask('watch', { hands: 'shown' })}>See hands</Button>}
          {bot !== undefined && looking && <Button onClick={() => ask('watch', { hands: 'hidden' })}>See no hands</Button>}
          {bot !== undefined && !looking && (
            <Button variant="go" onClick={() => ask('sit', { seat: bot.seat })}>
              Play for {bot.name}
            </Button>
          )}
        </>
      }
    >
      {others > 0 ? `${counted(others, 'other', 'others')} too. ` : ''}
      {lookingAway ? 'You see no hands.' : whatYouSee(at, watched)}
      {bot === undefined || watched.sight === 'all-hands-later' ? '' : ` ${howToPlay(bot.name, looking, lookingAway)}`}
    </Band>
  );
}

/** For one who watched: how they can play the next game. */
export function WatchedBand() {
  const { table, you, ask } = useTable();
  const joins = table.watchers.some((watcher) => watcher.person === you && watcher.joins);
  return (
    <Band
      icon="eye"
      headline={joins ? 'You play in the next game.' : 'You watched this game.'}
      action={
        <Button variant={joins ? 'plain' : 'go'} onClick={() => ask('joinNext', { wish: joins ? 'watch' : 'play' })}>
          {joins ? 'Watch after all' : 'Play in the next game'}
        </Button>
      }
    >
      {joins
        ? 'If there is a seat by then.'
        : 'A seat can be yours.'}
    </Band>
  );
}

/** What one who watches sees of the hands. */
function whatYouSee({ table, you }: AtTable, { sight, waits }: Watched): string {
  switch (sight) {
    case 'own-seat':
      return '';
    case 'public':
      return NO_HAND[table.watching] ?? 'Nobody’s hand is shown to you.';
    case 'one-seat':
    case 'all-hands':
      return whatWatchersSee({ ...table, watchers: table.watchers.filter(({ person }) => person === you) }, you) ?? '';
    case 'all-hands-later':
      return waits
        ? 'You will see the first deal, all hands open, when it is over.'
        : 'You see the deal before, with all hands open.';
  }
}

const NO_HAND: Readonly<Record<string, string>> = {
  'one-seat': 'Nobody lets you see their hand so far.',
  'all-hands': 'You will see all hands once all who play agree.',
  'all-hands-later': 'When this deal is over you will see it with all hands open.',
};

function howToPlay(bot: string, looking: boolean, lookingAway: boolean): string {
  if (looking) return 'To sit down, see no hands until the next deal.';
  if (lookingAway) return `From the next deal on you can play for ${bot}.`;
  return `${bot} is a bot; the seat and its cards would be yours.`;
}
