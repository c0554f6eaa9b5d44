import { useEffect, useMemo, useRef } from 'react';
import type { Player } from '../boards/board.ts';
import { dealLines } from '../connection/dealLines.ts';
import { RuleLink } from '../kit/RuleLink.tsx';
import { useSay } from '../language/language.ts';
import { Said } from '../language/Said.tsx';
import type { Replay, Shown } from './player.ts';
import './replayLog.css';
import { dealUpTo, lookAt } from './sight.ts';
import { dealAt, stateAt } from './timeline.ts';

/** What `<ReplayLog>` takes. */
export interface ReplayLogProps {
  readonly replay: Replay;
  readonly shown: Shown;
  readonly players: readonly Player[];
  /** Goes to the moment that a line tells. */
  readonly onGoTo: (position: number) => void;
}

/** All that was told in the deal that is on, oldest first, what came later included: each line leads to its moment. */
export function ReplayLog({ replay, shown: { eyes, position, game }, players, onGoTo }: ReplayLogProps) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const deal = dealAt(replay.timeline, position);
  const lines = useMemo(() => {
    const { records } = stateAt(replay.timeline, deal.end);
    const look = { ...lookAt(replay.recorded, replay.timeline), eyes };
    return dealLines(dealUpTo(look, deal, deal.end), records, { screen: game.screen, players }) ?? [];
  }, [replay, eyes, deal, game.screen, players]);
  const now = lines.findLastIndex(({ at }) => at <= position);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [now]);
  return (
    <ol ref={list} className="replay-log" aria-label={say('replay.log')}>
      {lines.map(({ at, mark, sentence, rule }, k) => (
        // a line has no name but its place
        <li key={k} data-to-come={at > position || undefined}>
          <span className="log-mark">{mark}</span>
          <span>
            <button type="button" aria-current={k === now ? 'step' : undefined} onClick={() => onGoTo(at)}>
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
      ))}
    </ol>
  );
}
