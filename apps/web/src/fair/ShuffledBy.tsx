import { useSay } from '../language/language.ts';
import { message, type Message } from '../language/message.ts';
import { useTable } from '../table/tableContext.ts';
import { numbersOf } from './keptNumbers.ts';

/** By whose numbers the game on the table was shuffled, as this device was told; nothing where nobody gave any. */
export function ShuffledBy() {
  const say = useSay();
  const { table, seat } = useTable();
  const given = table.gameId === null ? null : (numbersOf(table.gameId)?.rounds.at(-1)?.given ?? null);
  if (given === null || given.length === 0) return null;
  const seats = given.map(([held]) => held);
  const names = seats.filter((held) => held !== seat?.seat).map((held) => table.seats[held]?.name ?? '?');
  return <p className="choice-help">{say(shuffledBy(names, seats.length > names.length))}</p>;
}

function shuffledBy(names: readonly string[], you: boolean): Message {
  if (!you) return message('result.shuffled-by-all', { names });
  return names.length === 0 ? message('result.shuffled-by-you') : message('result.shuffled-by-you-too', { names });
}
