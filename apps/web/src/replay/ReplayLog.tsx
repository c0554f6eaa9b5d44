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
  /** Goes to the moment that a line tells. */
  readonly onGoTo: (moment: number) => void;
}

/** All that was said in the deal that is on, oldest first, what came later included: each line leads to its moment. */
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
        // a line has no name but its place
        <Line key={k} line={line} time={k === now ? 'now' : line.at > moment ? 'to-come' : 'past'} onGoTo={onGoTo} />
      ))}
    </ol>
  );
}

interface ReplayLineProps {
  readonly line: NumberedEntry;
  /** When it was shown, as seen from the moment one looks at. */
  readonly time: 'past' | 'now' | 'to-come';
  readonly onGoTo: (moment: number) => void;
}

/** A line of the log; that of the moment keeps itself in sight. */
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
