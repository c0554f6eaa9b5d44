import { memo } from 'react';
import type { GameOnTable, LogLine } from '../../connection/gameSession.ts';
import type { Pack } from '../../kit/cards/cardCode.ts';
import { Icon } from '../../kit/Icon.tsx';
import { RuleLink } from '../../kit/RuleLink.tsx';
import { SentenceText } from '../../wording/SentenceText.tsx';
import './logList.css';

/** What `<LogList>` takes. */
export interface LogListProps {
  readonly game: Pick<GameOnTable, 'told' | 'log'>;
  readonly pack: Pack;
}

/** What happened and may be read again, the newest on top. */
export function LogList({ game: { told, log }, pack }: LogListProps) {
  if (log.length === 0) return <p className="log-empty">What happens from now on is written here.</p>;
  return (
    <>
      <ol className="log-list" reversed>
        {log.toReversed().map((line) => (
          <Line key={line.key} line={line} pack={pack} />
        ))}
      </ol>
      {log.length < told.length && <p className="log-empty">Older tricks are put away until the game is over.</p>}
    </>
  );
}

/** One line; a long log is drawn again with every card, its lines only once. */
const Line = memo(function Line({ line: { mark, sentence, rule, onlyYou }, pack }: { line: LogLine; pack: Pack }) {
  return (
    <li data-only-you={onlyYou}>
      <span className="log-mark">{mark}</span>
      <span>
        {onlyYou && (
          <span className="log-private" title="Only you see this">
            <Icon name="eyeOff" />
            <span className="visually-hidden">Only you see this: </span>
          </span>
        )}
        <SentenceText sentence={sentence} pack={pack} />
        {rule !== undefined && (
          <>
            {' '}
            <RuleLink rule={rule} />
          </>
        )}
      </span>
    </li>
  );
});
