import { useRefusalWords } from '../board/refusalWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../language/language.ts';
import './checkedGame.css';
import type { CheckedGame as Checked } from './checkGame.ts';
import { saveGameFile } from './saveFile.ts';
import type { CheckOfGame } from './useCheckedGame.ts';
import { faultInWords, recordInWords, verdictInWords } from './words.ts';

/**
 * What came of checking a game: proved by what this device saved; not proved, and why; or untrue, and where. The three have words,
 * a colour and a shape of their own.
 */
export function CheckedGame({ check }: { readonly check: CheckOfGame | null }) {
  const say = useSay();
  const words = useRefusalWords();
  if (check === null) return <p role="status">{say('fairness.moment')}</p>;
  if (!check.had) return <p role="alert">{words(check.refusal)}</p>;
  const { checked, names } = check;
  if (!checked.ok) {
    return (
      <div className="checked-game" role="alert">
        <VerdictHeading verdict="untrue" />
        <p>{say(faultInWords(checked.fault, names))}</p>
      </div>
    );
  }
  const { file, verdict } = checked;
  return (
    <div className="checked-game" role="status">
      <VerdictHeading verdict={verdict.kind} />
      <p>{say(verdictInWords(verdict))}</p>
      <p>{say(recordInWords(file))}</p>
      <p className="checked-game-limit">{say('fairness.limit')}</p>
      <Details checked={checked} />
      <Button icon="save" onClick={() => saveGameFile(file)}>
        {say('fairness.export')}
      </Button>
    </div>
  );
}

const SHAPES = { proved: 'check', 'not-proved': 'help', untrue: 'alert' } as const;

function VerdictHeading({ verdict }: { readonly verdict: keyof typeof SHAPES }) {
  const say = useSay();
  return (
    <h3 className="checked-game-verdict" data-verdict={verdict}>
      <Icon name={SHAPES[verdict]} />
      {say(`fairness.verdict.${verdict}`)}
    </h3>
  );
}

function Details({ checked: { file, shown } }: { readonly checked: Extract<Checked, { ok: true }> }) {
  const say = useSay();
  const { rounds, seed, moves, digest } = file;
  const broken = rounds.filter(({ end }) => end === 'broken-off').length;
  return (
    <details>
      <summary>{say('fairness.details')}</summary>
      <ul>
        {rounds.length > 0 && <li>{say('fairness.detail.rounds', { count: rounds.length })}</li>}
        {broken > 0 && <li>{say('fairness.detail.broken', { count: broken })}</li>}
        <li className="checked-game-hex">{say('fairness.detail.seed', { seed })}</li>
        <li>{say('fairness.detail.played', { moves: moves.length })}</li>
        {shown > 0 && <li>{say('fairness.detail.seen', { shown })}</li>}
        <li className="checked-game-hex">{say('fairness.detail.digest', { digest })}</li>
      </ul>
    </details>
  );
}
