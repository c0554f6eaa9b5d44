import type { LogLine } from '../../connection/gameSession.ts';
import type { Pack } from '../../kit/cards/cardCode.ts';
import { Icon } from '../../kit/Icon.tsx';
import { RuleLink } from '../../kit/RuleLink.tsx';
import { SentenceText } from '../../wording/SentenceText.tsx';
import './logList.css';

/** What `<LogList>` takes. */
export interface LogListProps {
  /** Oldest first; shown with the newest on top. */
  readonly log: readonly LogLine[];
  readonly pack: Pack;
}

/** What happened, to read again. */
export function LogList({ log, pack }: LogListProps) {
  if (log.length === 0) return <p className="log-empty">What happens from now on is written here.</p>;
  return (
    <ol className="log-list" reversed>
      {log.toReversed().map(({ key, mark, sentence, rule, onlyYou }) => (
        <li key={key} data-only-you={onlyYou}>
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
      ))}
    </ol>
  );
}
