import type { Refusal } from '@chinwag/protocol';
import { useLocation } from 'wouter';
import { useRefusalWords } from '../board/refusalWords.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { PlainPage } from '../ui/page/PlainPage.tsx';
import { useSay } from '../language/language.ts';
import { endStateOf } from './endStates.ts';
import { JoinForm } from './JoinForm.tsx';

export interface ClosedTableProps {
  readonly refusal: Refusal;
  /** The game of the table, if it is known. */
  readonly game: string | null;
}

/** A page that says why a table cannot be opened and what the user can do. */
export function ClosedTable({ refusal, game }: ClosedTableProps) {
  const say = useSay();
  const words = useRefusalWords();
  const [path] = useLocation();
  const { title, advice, again, asksForCode } = endStateOf(refusal.code);
  return (
    <PlainPage
      title={say(title)}
      {...(game === null ? {} : { room: game })}
      actions={
        <>
          {again !== null && <Button onClick={() => window.location.reload()}>{say(again)}</Button>}
          <ButtonLink variant="go" href="/">
            {say('table.home')}
          </ButtonLink>
        </>
      }
    >
      <p>{words(refusal)}</p>
      <p>{say(advice)}</p>
      {asksForCode && <JoinForm first={codeIn(path)} />}
    </PlainPage>
  );
}

/**
 * Returns the code in a path, or an empty string if there is none. A wrong code usually differs from the right one by one
 * character.
 */
function codeIn(path: string): string {
  return /^\/t\/([^/]+)/u.exec(path)?.[1] ?? '';
}
