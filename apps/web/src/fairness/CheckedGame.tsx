import { useRefusalWords } from '../board/refusalWords.ts';
import { Button } from '../ui/Button.tsx';
import { useSay } from '../language/language.ts';
import './checkedGame.css';
import type { CheckedGame as Checked } from './checkGame.ts';
import { saveGameFile } from './saveFile.ts';
import type { CheckOfGame } from './useCheckedGame.ts';
import { faultInWords, recordInWords, seatsInShuffle } from './words.ts';

/**
 * What came of checking a game: that no contradiction was found, how many numbers of this device were in the shuffle, and what the
 * record says; or what is wrong with it, and where. It never says that the game is true: silence is no proof.
 */
export function CheckedGame({ check }: { readonly check: CheckOfGame | null }) {
  const say = useSay();
  const words = useRefusalWords();
  if (check === null) return <p role="status">{say('fairness.moment')}</p>;
  if (!check.had) return <p role="alert">{words(check.refusal)}</p>;
  const { checked, names, you } = check;
  if (!checked.ok) {
    return (
      <div className="checked-game" role="alert">
        <p className="checked-game-verdict">{say('fairness.untrue')}</p>
        <p>{say(faultInWords(checked.fault, names))}</p>
      </div>
    );
  }
  const { file, own } = checked;
  const isForeign = own === 0 && you !== null && seatsInShuffle(file.rounds).includes(you);
  return (
    <div className="checked-game" role="status">
      <h3 className="checked-game-verdict">{say('fairness.no-contradiction')}</h3>
      <p className="checked-game-own" data-own={own === 0 ? 'none' : 'some'}>
        {say('fairness.own', { own })}
      </p>
      <p>{say(recordInWords(file))}</p>
      {isForeign && <p>{say('fairness.record.your-seat')}</p>}
      <p className="checked-game-limit">{say('fairness.limit')}</p>
      <Details checked={checked} />
      <Button icon="save" onClick={() => saveGameFile(file)}>
        {say('fairness.export')}
      </Button>
    </div>
  );
}

function Details({ checked: { file, shown, stored } }: { readonly checked: Extract<Checked, { ok: true }> }) {
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
        <li>{say(stored ? 'fairness.detail.stored' : 'fairness.detail.not-stored')}</li>
        <li className="checked-game-hex">{say('fairness.detail.digest', { digest })}</li>
      </ul>
    </details>
  );
}
