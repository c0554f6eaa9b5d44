import { useRefusalWords } from '../boards/refusalWords.ts';
import { Button } from '../kit/Button.tsx';
import { useSay } from '../language/language.ts';
import './checkedGame.css';
import type { CheckedGame as Checked } from './checkGame.ts';
import { saveGameFile } from './saveFile.ts';
import type { CheckOfGame } from './useCheckedGame.ts';
import { faultInWords, proofInWords } from './words.ts';

/** What came of checking a game: what it proves, in a sentence, and in detail; or what is wrong with it, and where. */
export function CheckedGame({ check }: { readonly check: CheckOfGame | null }) {
  const say = useSay();
  const words = useRefusalWords();
  if (check === null) return <p role="status">{say('fair.moment')}</p>;
  if (!check.had) return <p role="alert">{words(check.refusal)}</p>;
  const { checked, names, you } = check;
  if (!checked.ok) {
    return (
      <div className="checked-game" role="alert">
        <p className="checked-game-verdict">{say('fair.untrue')}</p>
        <p>{say(faultInWords(checked.fault, names))}</p>
      </div>
    );
  }
  return (
    <div className="checked-game" role="status">
      <p className="checked-game-verdict">{say('fair.true')}</p>
      <p>{say(proofInWords(checked.file, you))}</p>
      <p className="checked-game-limit">{say('fair.limit')}</p>
      <Details checked={checked} />
      <Button icon="save" onClick={() => saveGameFile(checked.file)}>
        {say('fair.export')}
      </Button>
    </div>
  );
}

function Details({ checked: { file, shown, kept } }: { readonly checked: Extract<Checked, { ok: true }> }) {
  const say = useSay();
  const { rounds, seed, moves, digest } = file;
  const broken = rounds.filter(({ end }) => end === 'broken-off').length;
  return (
    <details>
      <summary>{say('fair.details')}</summary>
      <ul>
        {rounds.length > 0 && <li>{say('fair.detail.rounds', { count: rounds.length })}</li>}
        {broken > 0 && <li>{say('fair.detail.broken', { count: broken })}</li>}
        <li className="checked-game-hex">{say('fair.detail.seed', { seed })}</li>
        <li>{say('fair.detail.played', { moves: moves.length })}</li>
        {shown > 0 && <li>{say('fair.detail.seen', { shown })}</li>}
        <li>{say(kept ? 'fair.detail.kept' : 'fair.detail.not-kept')}</li>
        <li className="checked-game-hex">{say('fair.detail.digest', { digest })}</li>
      </ul>
    </details>
  );
}
