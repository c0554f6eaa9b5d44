import type { AnyGame } from '../../kernel/game.ts';
import { TakingBack } from '../../kernel/taking-back.ts';
import { replay } from '../replay.ts';
import { playedFile } from './played-file.ts';

/** Returns the kinds of events that occur in random games, split by whether the player could immediately take the move back. */
export function takenBackAtOnce(game: AnyGame): { readonly can: readonly string[]; readonly cannot: readonly string[] } {
  const [can, cannot] = [new Set<string>(), new Set<string>()];
  const file = playedFile(game, game.seats.min, {});
  const taking = new TakingBack(game);
  let from = 1;
  for (const { number, before, events } of replay(game, file)) {
    const made = file.moves[number - 1];
    taking.follow({ seat: made?.seat ?? null, before, events, from });
    from += events.length;
    if (made === undefined) continue;
    const did = [...new Set(events.map(({ type }) => type))].join(' ');
    (typeof taking.from(made.seat) === 'string' ? cannot : can).add(did);
  }
  return { can: [...can].toSorted(), cannot: [...cannot].toSorted() };
}
