import type { Play, Seat } from '@chinwag/rules';
import { Card } from '../cards/Card.tsx';
import { placed } from '../ui/place.ts';
import { useSay } from '../language/language.ts';
import { comingWords, type ComingPlays } from './comingPlays.ts';
import { isYou, named, type People } from './people.ts';
import { angleOf, isFar, OPPOSITE, type RingPlace, sideOf } from './ring.ts';
import type { Sentiment } from './sentiment.ts';
import { SentimentSign } from './SentimentSign.tsx';
import './trick.css';

/** A trick as displayed on the table. */
export interface ShownTrick {
  /** The number of the trick within the deal, from 1. */
  readonly number: number;
  readonly plays: readonly Play<string>[];
  /** The player with the best card so far, or at the end, or null if no card can win the trick. */
  readonly best: Seat | null;
  /** Whether winning the trick is good or bad news; good if omitted. */
  readonly sentiment?: Sentiment;
}

export interface TrickProps {
  readonly trick: ShownTrick | null;
  readonly coming: ComingPlays | null;
  readonly places: readonly RingPlace[];
  readonly people: People;
}

/**
 * The cards of the trick, each towards its player, and the places of the next cards. Cards are `--trick-card` wide, and `--trick-x`
 * and `--trick-y` away from the middle.
 */
export function Trick({ trick, coming, places, people }: TrickProps) {
  const say = useSay();
  return (
    <div className="ring-trick">
      {trick !== null && <Plays trick={trick} places={places} people={people} />}
      {coming !== null && (
        <div aria-hidden="true">
          {comingWords(coming, people).map(({ seat, words }, k) => (
            <span
              key={seat}
              className="ring-play ring-place"
              data-now={k === 0 || undefined}
              style={{ '--angle': `${angleOf(places, seat)}deg` }}
            >
              <span>{say(words)}</span>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

interface PlaysProps {
  readonly trick: ShownTrick;
  readonly places: readonly RingPlace[];
  readonly people: People;
}

function Plays({ trick: { number, plays, best, sentiment = 'good' }, places, people }: PlaysProps) {
  const say = useSay();
  const whole = plays.length === people.players.length;
  return (
    <ul aria-label={say('board.trick-number', { trick: number })}>
      {plays.map(({ seat, card }, k) => (
        <li
          key={`${number} ${seat}`}
          className="ring-play"
          data-best={seat === best || undefined}
          data-sentiment={sentiment}
          data-you={isYou(people, seat) || undefined}
          data-opposite={angleOf(places, seat) === OPPOSITE || undefined}
          data-side={sideOf(angleOf(places, seat)) ?? undefined}
          data-far={isFar(angleOf(places, seat)) || undefined}
          style={{ '--angle': `${angleOf(places, seat)}deg` }}
          {...placed(`trick ${card}`)}
        >
          <TrickFlags led={k === 0} best={seat === best ? (whole ? 'won' : 'best') : null} sentiment={sentiment} />
          <Card card={card} state={seat === best ? 'ringed' : 'lying'} />
          <span className="ring-player one-line">{say(named(people, seat))}</span>
        </li>
      ))}
    </ul>
  );
}

export interface TrickFlagsProps {
  readonly led: boolean;
  /** `best` for the card that wins the trick so far, `won` for the winner of a whole trick, or null for any other card. */
  readonly best: 'best' | 'won' | null;
  /** Whether winning the trick is good or bad news; good if omitted. */
  readonly sentiment?: Sentiment;
}

/** The flags on the edge of a trick's card, clear of its index: led, winning or won. Renders nothing for a card without a flag. */
export function TrickFlags({ led, best, sentiment = 'good' }: TrickFlagsProps) {
  const say = useSay();
  const flag = best === 'won' ? 'board.flag-won' : 'board.flag-best';
  return (
    <span className="ring-flags">
      {led && <span className="ring-flag">{say('board.flag-led')}</span>}
      {best !== null && (
        <span className="ring-flag ring-best" data-sentiment={sentiment}>
          {sentiment === 'bad' && <SentimentSign sentiment="bad" />}
          {say(flag)}
        </span>
      )}
    </span>
  );
}
