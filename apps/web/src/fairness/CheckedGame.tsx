import { useRefusalWords } from '../board/refusalWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../language/language.ts';
import './checkedGame.css';
import type { CheckedRecord, GoodFinding } from './checks/checkReport.ts';
import type { CheckOfGame } from './checks/checkStored.ts';
import type { FileReport } from './checkOpenedFile.ts';
import { SaveGameButton } from './SaveGameButton.tsx';
import { faultInWords, recordInWords, verdictInWords } from './words.ts';

export interface CheckedGameProps {
  /** The game’s id. */
  readonly id: string;
  /** The result of the check, or null while unknown. */
  readonly check: CheckOfGame | null;
  /** Repeats the check; omitted if the user is not offered that. */
  readonly onAgain?: () => void;
}

/**
 * The result of checking a game. It proves the game by this device's evidence, states why it does not, or states where the game is
 * untrue. Each of these results has its own text, colour and shape.
 */
export function CheckedGame({ id, check, onAgain }: CheckedGameProps) {
  const say = useSay();
  const words = useRefusalWords();
  const called = useNames(check?.had === true ? check.report.names : []);
  if (check === null) return <p role="status">{say('fairness.moment')}</p>;
  if (!check.had) return <p role="alert">{words(check.refusal)}</p>;
  const { finding } = check.report;
  if (finding.verdict === 'untrue') {
    return (
      <div className="checked-game" role="alert">
        <VerdictHeading verdict="untrue" />
        <p>{say(faultInWords(finding.fault, called))}</p>
      </div>
    );
  }
  return (
    <div className="checked-game" role="status">
      <VerdictHeading verdict={finding.verdict} />
      <FindingInWords finding={finding} names={called} />
      <NamesInGame {...finding.record} />
      {finding.record.bots !== undefined && <BotsInGame {...finding.record.bots} />}
      <p className="checked-game-limit">{say('fairness.limit')}</p>
      <Details record={finding.record} />
      <SaveGameButton id={id} label={say('fairness.export')} />
      {onAgain !== undefined && <Button onClick={onAgain}>{say('fairness.again')}</Button>}
    </div>
  );
}

/** The most seats of a game. */
const SEATS = 16;

/**
 * Returns the players' names by seat. A seat without a known name has its number as a name, because no device stores the names of
 * others.
 */
function useNames(names: readonly string[]): readonly string[] {
  const say = useSay();
  return Array.from({ length: SEATS }, (_, seat) => names[seat] ?? say('fairness.seat', { seat: seat + 1 }));
}

/** The verdict in a sentence, the number of rounds that this device missed, and the facts of the record. */
function FindingInWords({ finding, names }: { readonly finding: GoodFinding; readonly names: readonly string[] }) {
  const say = useSay();
  const { missed } = finding.record;
  return (
    <>
      <p>{say(verdictInWords(finding))}</p>
      {missed > 0 && <p>{say('fairness.missed', { missed })}</p>}
      <p>{say(recordInWords(finding.record, names))}</p>
    </>
  );
}

const SHAPES = { proved: 'check', 'not-proved': 'help', untrue: 'alert' } as const;

/** Says which names in a game were erased, and whether the digest binds the others. */
function NamesInGame({ erased, binds }: Pick<CheckedRecord, 'erased' | 'binds'>) {
  const say = useSay();
  return (
    <>
      {erased.map((seat) => (
        <p key={seat}>{say('fairness.erased', { seat: seat + 1 })}</p>
      ))}
      {binds === 'no-names' && <p>{say('fairness.unbound')}</p>}
    </>
  );
}

/** Says whether the bots of a game based their choices only on what they could see. Renders nothing for a game without bots. */
function BotsInGame({ same, other, unasked }: NonNullable<CheckedRecord['bots']>) {
  const say = useSay();
  return (
    <>
      {other !== null && <p>{say('fairness.bots.other', { move: other })}</p>}
      {other === null && same > 0 && <p>{say('fairness.bots.same', { same })}</p>}
      {unasked > 0 && <p>{say('fairness.bots.unasked', { unasked })}</p>}
    </>
  );
}

function VerdictHeading({ verdict }: { readonly verdict: keyof typeof SHAPES }) {
  const say = useSay();
  return (
    <h3 className="checked-game-verdict" data-verdict={verdict}>
      <Icon name={SHAPES[verdict]} />
      {say(`fairness.verdict.${verdict}`)}
    </h3>
  );
}

export interface FileVerdictProps {
  readonly finding: GoodFinding;
  /** The players' names, by seat. */
  readonly names: readonly string[];
  /** Whether the device that saved the file vouches for the game. */
  readonly word: FileReport['word'];
}

/** This device's verdict on a game from a file, shown above the game. The user can expand the details. */
export function FileVerdict({ finding, names, word }: FileVerdictProps) {
  const say = useSay();
  const called = useNames(names);
  return (
    <details className="file-verdict" data-verdict={finding.verdict}>
      <summary>
        <Icon name={SHAPES[finding.verdict]} />
        {say(`fairness.verdict.${finding.verdict}`)}
      </summary>
      <div className="checked-game">
        <FindingInWords finding={finding} names={called} />
        <p>{say(word === 'agrees' ? 'fairness.file.word' : 'fairness.file.no-word')}</p>
        <NamesInGame {...finding.record} />
        <p className="checked-game-limit">{say('fairness.limit')}</p>
      </div>
    </details>
  );
}

function Details({ record: { rounds, broken, seed, moves, shown, digest } }: { readonly record: CheckedRecord }) {
  const say = useSay();
  return (
    <details>
      <summary>{say('fairness.details')}</summary>
      <ul>
        {rounds > 0 && <li>{say('fairness.detail.rounds', { count: rounds })}</li>}
        {broken > 0 && <li>{say('fairness.detail.broken', { count: broken })}</li>}
        <li className="checked-game-hex">{say('fairness.detail.seed', { seed })}</li>
        <li>{say('fairness.detail.played', { moves })}</li>
        {shown > 0 && <li>{say('fairness.detail.seen', { shown })}</li>}
        <li className="checked-game-hex">{say('fairness.detail.digest', { digest })}</li>
      </ul>
    </details>
  );
}
