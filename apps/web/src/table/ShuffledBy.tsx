import { useSay } from '../language/language.ts';
import { message, type Message } from '../language/message.ts';
import { useTable } from './tableContext.ts';
import { deviceEvidence } from '../fairness/evidence.ts';
import { RoundMark } from '../fairness/mark/shownLater.ts';

/** The players whose numbers shuffled the game, according to the server. Renders nothing if the server lists none. */
export function ShuffledBy() {
  const say = useSay();
  const { table } = useTable();
  const nameAt = (seat: number): string => table.seats[seat]?.name ?? '?';
  const round = table.gameId === null ? undefined : deviceEvidence.of(table.gameId)?.rounds.at(-1);
  const given = round?.given ?? [];
  if (given.length === 0) return null;
  // A number at this seat belongs to this device only if the device drew the same number.
  const own = given.find(([seat, number]) => seat === round?.own?.[0] && number === round.own[1]);
  const names = given.filter((number) => number !== own).map(([held]) => nameAt(held));
  return (
    <>
      <p className="choice-help">{say(shuffledBy(names, own !== undefined))}</p>
      {table.gameId !== null && <RoundMark gameId={table.gameId} />}
    </>
  );
}

function shuffledBy(names: readonly string[], you: boolean): Message {
  if (!you) return message('result.shuffled-by-all', { names });
  return names.length === 0 ? message('result.shuffled-by-you') : message('result.shuffled-by-you-too', { names });
}
