import { memo, useRef } from 'react';
import type { GameOnTable, LogLine } from '../../session/gameSession.ts';
import { SentimentSign } from '../../board/SentimentSign.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Said } from '../../board/Said.tsx';
import { useSay } from '../../language/language.ts';
import './logList.css';
import { useLogStop } from './useLogStop.ts';

export interface LogListProps {
  readonly game: Pick<GameOnTable, 'logLines' | 'log'>;
}

/**
 * The log for rereading, latest line first. The log is a single tab stop, at that line. The arrow keys, Home and End move between
 * lines, and Enter opens a line's rule.
 */
export function LogList({ game: { logLines, log } }: LogListProps) {
  const say = useSay();
  if (log.length === 0) return <p className="log-empty">{say('play.log-empty')}</p>;
  return (
    <>
      <Lines log={log} />
      {log.length < logLines.length && <p className="log-empty">{say('play.log-put-away')}</p>}
    </>
  );
}

function Lines({ log }: { readonly log: GameOnTable['log'] }) {
  const list = useRef<HTMLOListElement>(null);
  const stop = useLogStop(list, log);
  return (
    <ol ref={list} className="log-list" reversed>
      {log.toReversed().map((line) => (
        <Line key={line.key} line={line} tabIndex={line.key === stop ? 0 : -1} />
      ))}
    </ol>
  );
}

interface LogLineProps {
  readonly line: LogLine;
  readonly tabIndex: 0 | -1;
}

/** One line. A long log renders again with every card, but its lines render only once. */
const Line = memo(function Line({ line: { key, mark, sentence, rule, sentiment, onlyYou }, tabIndex }: LogLineProps) {
  const say = useSay();
  return (
    <li data-line={key} data-only-you={onlyYou} tabIndex={tabIndex}>
      <span className="log-mark">{mark}</span>
      <span>
        {onlyYou && (
          <span className="log-private" title={say('play.only-you')}>
            <Icon name="eyeOff" />
            <span className="visually-hidden">{say('play.only-you-spoken')}</span>
          </span>
        )}
        <SentimentSign sentiment={sentiment} />
        <Said message={sentence} />
        {rule !== undefined && (
          <>
            {' '}
            <RuleLink rule={rule} tabIndex={-1} />
          </>
        )}
      </span>
    </li>
  );
});
