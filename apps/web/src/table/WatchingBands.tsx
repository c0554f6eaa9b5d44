import { handsShown, type Sight, type Watching } from '@chinwag/protocol';
import { useState } from 'react';
import { aboutGame } from '../games/abouts.ts';
import type { TableView } from '../session/tableView.ts';
import { Band } from '../ui/Band.tsx';
import { Button } from '../ui/Button.tsx';
import { type Message, message } from '../language/message.ts';
import { handQuestion, whatSpectatorsSee } from '../session/words/watchingWords.ts';
import { useSay } from '../language/language.ts';
import { sentences } from '../language/sentences.ts';
import { type AtTable, useTable } from './tableContext.ts';
import { AskButton } from '../ui/AskButton.tsx';

/**
 * How much of a game the viewer sees. Also says whether a viewer one deal behind is still waiting for the end of the first deal.
 */
export interface Watched {
  readonly sight: Sight;
  readonly waits: boolean;
}

/**
 * Banners about watching. They tell players what spectators see, ask players to show their hands, and tell spectators what they
 * see.
 */
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

/** A band for players: spectators see hands. */
function OpenHandsBand() {
  const say = useSay();
  const { table, you, seat, ask } = useTable();
  const open = whatSpectatorsSee(table, you);
  if (open === null) return null;
  const canHide = seat?.showsHand === true && handsShown(table) !== 'none';
  return (
    <Band
      silent
      icon="eye"
      headline={say(open)}
      {...(canHide && { action: <AskButton onClick={() => ask('hideHand', {})}>{say('table.hide-hand')}</AskButton> })}
    />
  );
}

/** A band that asks a player whether spectators may see their hand. After a no, it does not ask again. */
function HandQuestionBand() {
  const say = useSay();
  const { table, you, ask } = useTable();
  const [declined, setDeclined] = useState('');
  const question = handQuestion(table, you);
  const asked = `${table.gameId} ${table.settings.watching}`;
  if (question === null || declined === asked) return null;
  return (
    <Band
      icon="eye"
      headline={say(question.headline)}
      action={
        <>
          <Button onClick={() => setDeclined(asked)}>{say('table.say-no')}</Button>
          <AskButton variant="go" onClick={() => ask('showHand', {})}>
            {say('table.show-hand')}
          </AskButton>
        </>
      }
    >
      {say(question.detail)}
    </Band>
  );
}

/** A band that tells a spectator what they see, and how they can play. */
function WatchingBand({ watched }: { readonly watched: Watched }) {
  const say = useSay();
  const at = useTable();
  const { table, you, ask } = at;
  const others = table.spectators.filter(({ person }) => person !== you).length;
  const bot = table.seats.find(({ kind }) => kind === 'bot');
  const looking = watched.sight === 'one-seat' || watched.sight === 'all-hands';
  const lookingAway = watched.sight === 'public' && handsShown(table) !== 'none';
  return (
    <Band
      icon="eye"
      headline={say('table.watching.you-are')}
      action={
        <>
          {lookingAway && <AskButton onClick={() => ask('watch', { hands: 'shown' })}>{say('table.watching.see-hands')}</AskButton>}
          {bot !== undefined && looking && (
            <AskButton onClick={() => ask('watch', { hands: 'hidden' })}>{say('table.watching.see-no-hands')}</AskButton>
          )}
          {bot !== undefined && !looking && (
            <AskButton variant="go" onClick={() => ask('sit', { seat: bot.seat })}>
              {say('table.watching.play-for', { bot: bot.name })}
            </AskButton>
          )}
        </>
      }
    >
      {sentences(
        [
          ...(others > 0 ? [message('table.watching.others-too', { others })] : []),
          ...(lookingAway ? [message('table.watching.no-hands')] : whatYouSee(at, watched)),
          ...(bot === undefined || watched.sight === 'all-hands-later' ? [] : [howToPlay(bot.name, looking, lookingAway)]),
        ].map((sentence) => say(sentence)),
      )}
    </Band>
  );
}

/** A banner that tells a guest who has watched how they can play the next game. */
export function WatchedBand() {
  const say = useSay();
  const { table, you, ask } = useTable();
  const joining = table.spectators.filter((spectator) => spectator.joins).map(({ person }) => person);
  const joins = joining.includes(you);
  // Promises nothing to a guest without a seat: the available seats belong to the first who asked.
  const hasSeat = (joins ? joining.indexOf(you) : joining.length) < seatsToCome(table);
  return (
    <Band
      icon="eye"
      headline={say(joins ? (hasSeat ? 'table.watched.plays-next' : 'table.watched.wishes-next') : 'table.watched.watched')}
      action={
        <AskButton variant={joins ? 'plain' : 'go'} onClick={() => ask('joinNext', { wish: joins ? 'watch' : 'play' })}>
          {say(joins ? 'table.watched.watch-after-all' : 'table.watched.play-next')}
        </AskButton>
      }
    >
      {say(hasSeat ? (joins ? 'table.watched.if-a-seat' : 'table.watched.can-be-yours') : 'table.watched.no-seat')}
    </Band>
  );
}

/**
 * Returns the number of seats that the next game has for spectators of this one. It counts bots' seats, additional seats, and those
 * of players who are away.
 */
function seatsToCome({ game, seats, freeSeats }: TableView): number {
  const most = aboutGame(game)?.seats.max ?? seats.length;
  return seats.filter(({ kind }) => kind !== 'person').length + Math.max(0, most - seats.length) + freeSeats.length;
}

/** Returns what a spectator sees of the hands. */
function whatYouSee({ table, you }: AtTable, { sight, waits }: Watched): readonly Message[] {
  switch (sight) {
    case 'own-seat':
      return [];
    case 'public':
      return [noHand(table.settings.watching)];
    case 'one-seat':
    case 'all-hands': {
      // While hands are open, guests who came after the start of the deal see none.
      const own = { person: you, name: '', connected: true, joins: false, badge: null };
      const seen = whatSpectatorsSee({ ...table, spectators: [own] }, you);
      return seen === null ? [] : [seen];
    }
    case 'all-hands-later':
      return [message(waits ? 'table.watching.first-deal' : 'table.watching.deal-before')];
  }
}

function noHand(watching: Watching): Message {
  switch (watching) {
    case 'one-seat':
    case 'all-hands':
    case 'all-hands-later':
      return message(`table.watching.nobodys-${watching}`);
    case 'public':
    case 'off':
      return message('table.watching.nobodys');
  }
}

function howToPlay(bot: string, looking: boolean, lookingAway: boolean): Message {
  if (looking) return message('table.watching.sit-looking');
  return message(lookingAway ? 'table.watching.sit-looking-away' : 'table.watching.sit', { bot });
}
