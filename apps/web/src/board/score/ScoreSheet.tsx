import type { Game, GameState, Seat, Standing } from '@chinwag/rules';
import type { ComponentType, ReactNode } from 'react';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { type Message, message } from '../../language/message.ts';
import { Said } from '../Said.tsx';
import { useWords, type PageWords } from '../../language/useWords.ts';
import type { GameView } from '../gameView.ts';
import type { Ruled } from '../ruled.ts';
import { ScoreChart } from './ScoreChart.tsx';
import { ScoreLedger, type ScoreLedgerProps } from './ScoreLedger.tsx';
import './scoreSheet.css';
import { Standings } from './Standings.tsx';

type RecordOf<State extends GameState> = State['records'][number];

/** All deals: a row for each, and the rows below them. */
interface EveryDeal extends Omit<ScoreLedgerProps, 'people' | 'of'> {
  readonly under?: ReactNode;
}

/** What a game shows on its score sheet. */
export interface ShownOnSheet<State extends GameState> {
  /** The unit that is scored. */
  readonly unit?: 'deal' | 'hand' | 'round';
  /** Returns the sentence that is shown before anything has been scored. */
  readonly none?: (state: State) => Message;
  /** Returns a deal's result in a few words, or null if there is nothing to say. */
  readonly headline: (record: RecordOf<State>, view: GameView<State>) => Message | null;
  /** Returns the standings after the last deal, in a sentence, or null for none. */
  readonly lead?: (view: GameView<State>) => Message | null;
  /** Returns the standings, best first. */
  readonly standings: (state: State) => readonly Standing[];
  /** Returns what the last deal added: `+6 in deal 4`. If omitted, the sheet has no standings. */
  readonly gain?: (record: RecordOf<State>, seat: Seat, state: State) => Message;
  /** Whether totals are counters, which can be negative. */
  readonly signed?: boolean;
  /** Returns the explanations of the standings, with their rules. */
  readonly keys?: (view: GameView<State>) => readonly Ruled[];
  /** Returns further content below the standings. */
  readonly beneath?: (view: GameView<State>) => ReactNode;
  /** Returns a deal's title; its number if omitted. */
  readonly title?: (record: RecordOf<State>) => Message;
  /** Returns the content beside a deal's title; the headline if omitted. */
  readonly beside?: (record: RecordOf<State>, view: GameView<State>, words: PageWords) => ReactNode;
  /** Returns an element that shows how a deal's points add up. */
  readonly details: (record: RecordOf<State>, view: GameView<State>, words: PageWords) => ReactNode;
  readonly every: (view: GameView<State>, words: PageWords) => EveryDeal;
}

export interface ScoreSheetProps<State extends GameState> {
  readonly game: Pick<Game<never, State, never, never>, 'course' | 'result'>;
  readonly shown: ShownOnSheet<State>;
  readonly view: GameView<State>;
}

/** The score after the last finished deal: its headline, the standings, the chart, how the points add up, and all deals. */
export function ScoreSheet<State extends GameState>({ game, shown, view }: ScoreSheetProps<State>) {
  const { unit = 'deal', none, headline, lead, gain, keys = () => [], beneath, details, every } = shown;
  const { title = ({ number }) => message('board.deal-number', { deal: number }) } = shown;
  const { state } = view;
  const words = useWords();
  const { say } = words;
  const newest: RecordOf<State> | undefined = state.records.at(-1);
  if (newest === undefined) return <p>{say(none?.(state) ?? message('board.none-scored'))}</p>;
  const orNothing = (said: Message | null | undefined) => (said ? say(said) : '');
  const { beside = (record) => orNothing(headline(record, view)) } = shown;
  const standings = shown.standings(state);
  const written = shown.signed === true ? words.signed : undefined;
  const { under, ...ledger } = every(view, words);
  // the page with the final result already shows the standings
  const gains = gain !== undefined && game.result(state) === null;
  return (
    <div className="score-sheet">
      <div className="score-sheet-parts">
        <p className="score-news">
          <b>{orNothing(headline(newest, view))}</b> {orNothing(lead?.(view))}
        </p>
        <section className="score-places" aria-label={say('board.places')}>
          {gains && (
            <Standings standings={standings} people={view} gainOf={(seat) => say(gain(newest, seat, state))} written={written} />
          )}
          {keys(view).map(({ sentence, rule }, k) => (
            // The sentences about one moment never change places.
            <p key={k} className="score-key">
              <Said message={sentence} /> <RuleLink rule={rule} />
            </p>
          ))}
          {beneath?.(view)}
        </section>
        <section className="score-course">
          <h3>{say('board.course')}</h3>
          <ScoreChart standings={standings} course={game.course(state)} people={view} unit={unit} written={written} />
        </section>
        <section className="score-details">
          <h3>{say('board.details')}</h3>
          {state.records.toReversed().map((record: RecordOf<State>) => (
            <details key={record.number} className="score-deal slip" open={record === newest}>
              <summary>
                <h3>{say(title(record))}</h3>
                <span>{beside(record, view, words)}</span>
              </summary>
              {details(record, view, words)}
            </details>
          ))}
        </section>
        <section className="score-every">
          <h3>{say('board.every', { unit })}</h3>
          <ScoreLedger {...ledger} people={view} />
          {under}
        </section>
      </div>
    </div>
  );
}

/** Returns a game's score sheet component, given what the game shows on the sheet. */
export function scoreSheet<State extends GameState>(
  game: ScoreSheetProps<State>['game'],
  shown: ShownOnSheet<State>,
): ComponentType<GameView<State>> {
  return (view) => <ScoreSheet game={game} shown={shown} view={view} />;
}
