import { type FocusEvent, type KeyboardEvent, memo, useState } from 'react';
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

/**
 * What happened and may be read again, the newest on top: one stop for the keyboard, at the newest line. From there arrows,
 * Home and End go from line to line, and Enter opens a line's rule.
 */
export function LogList({ game: { told, log }, pack }: LogListProps) {
  const [active, setActive] = useState<number | null>(null);
  const stop = log.some(({ key }) => key === active) ? active : (log.at(-1)?.key ?? null);
  if (log.length === 0) return <p className="log-empty">What happens from now on is written here.</p>;
  return (
    <>
      <ol
        className="log-list"
        reversed
        onKeyDown={readOn}
        onFocus={({ target }) => setActive(Number(target.closest('li')?.dataset['line']))}
        onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
          if (!currentTarget.contains(relatedTarget)) setActive(null);
        }}
      >
        {log.toReversed().map((line) => (
          <Line key={line.key} line={line} pack={pack} isStop={line.key === stop} />
        ))}
      </ol>
      {log.length < told.length && <p className="log-empty">Older tricks are put away until the game is over.</p>}
    </>
  );
}

function readOn(event: KeyboardEvent<HTMLElement>): void {
  const line = event.target instanceof Element ? event.target.closest('li') : null;
  if (line === null || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'Enter' && event.target === line) return line.querySelector('a')?.click();
  const to = lineAt(event.key, line);
  if (to === undefined) return;
  event.preventDefault();
  if (to instanceof HTMLElement) to.focus();
}

/** The line that a key goes to from another, null if there is none; undefined for a key that goes nowhere. */
function lineAt(key: string, line: Element): Element | null | undefined {
  switch (key) {
    case 'ArrowDown':
      return line.nextElementSibling;
    case 'ArrowUp':
      return line.previousElementSibling;
    case 'Home':
      return line.parentElement?.firstElementChild ?? null;
    case 'End':
      return line.parentElement?.lastElementChild ?? null;
    default:
      return undefined;
  }
}

interface LineProps {
  readonly line: LogLine;
  readonly pack: Pack;
  readonly isStop: boolean;
}

/** One line; a long log is drawn again with every card, its lines only once. */
const Line = memo(function Line({ line: { key, mark, sentence, rule, onlyYou }, pack, isStop }: LineProps) {
  return (
    <li data-line={key} data-only-you={onlyYou} tabIndex={isStop ? 0 : -1}>
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
            <RuleLink rule={rule} tabIndex={-1} />
          </>
        )}
      </span>
    </li>
  );
});
