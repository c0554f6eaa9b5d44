import { useEffect, useMemo, useRef } from 'react';
import type { Player } from '../board/gameView.ts';
import { unitOf } from '../games/abouts.ts';
import { dealLines, type NumberedEntry } from '../session/dealLines.ts';
import { RuleLink } from '../ui/RuleLink.tsx';
import { useSay } from '../language/language.ts';
import { Said } from '../board/Said.tsx';
import type { Replay, ReplayView } from './player.ts';
import './replayLog.css';
import { dealUpTo, lookAt } from './sight.ts';
import { dealAt, stateAt } from './timeline.ts';

export interface ReplayLogProps {
  readonly replay: Replay;
  readonly shown: ReplayView;
  readonly players: readonly Player[];
  /** Goes to the moment of a line. */
  readonly onGoTo: (moment: number) => void;
}

/** The whole log of the current deal, oldest first, including later lines. Each line is a link to its moment. */
export function ReplayLog({ replay, shown: { eyes, moment, game }, players, onGoTo }: ReplayLogProps) {
  const say = useSay();
  const deal = dealAt(replay.timeline, moment);
  const lines = useMemo(() => {
    const { records } = stateAt(replay.timeline, deal.end);
    const look = { ...lookAt(replay.recorded, replay.timeline), eyes };
    return dealLines(dealUpTo(look, deal, deal.end), records, { screen: game.screen, players }) ?? [];
  }, [replay, eyes, deal, game.screen, players]);
  const now = lines.findLastIndex(({ at }) => at <= moment);
  return (
    <ol className="replay-log" aria-label={say('replay.log', { unit: unitOf(replay.recorded.game) })}>
      {lines.map((line, k) => (
        // the place of a line is its only identity
        <Line key={k} line={line} time={k === now ? 'now' : line.at > moment ? 'to-come' : 'past'} onGoTo={onGoTo} />
      ))}
    </ol>
  );
}

interface ReplayLineProps {
  readonly line: NumberedEntry;
  /** When the line was shown, relative to the current moment. */
  readonly time: 'past' | 'now' | 'to-come';
  readonly onGoTo: (moment: number) => void;
}

/** A line of the log. The line of the current moment scrolls itself into view. */
function Line({ line: { at, mark, sentence, rule }, time, onGoTo }: ReplayLineProps) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (time === 'now') line.current?.scrollIntoView({ block: 'nearest' });
  }, [time]);
  return (
    <li ref={line} data-time={time}>
      <span className="log-mark">{mark}</span>
      <span>
        <button type="button" aria-current={time === 'now' ? 'step' : undefined} onClick={() => onGoTo(at)}>
          <Said message={sentence} />
        </button>
        {rule !== undefined && (
          <>
            {' '}
            <RuleLink rule={rule} />
          </>
        )}
      </span>
    </li>
  );
}
