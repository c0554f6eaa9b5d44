import type { GuestId } from '@chinwag/protocol';
import { newBot } from './new-bot.ts';
import type { TableRecord, WaitingGame } from './table-record.ts';

/** A person to be erased, and their pseudonym in the table's games. The pseudonym is null for a table without a chain. */
export interface ForgottenPerson {
  readonly person: GuestId;
  readonly pseudonym: string | null;
}

/**
 * Returns the table with a person removed from all of its lists. The caller handles their seat and their role as host. If the host
 * has removed them, that record stays.
 */
export function withoutPerson(table: TableRecord, person: GuestId): TableRecord {
  const others = (people: readonly GuestId[]): readonly GuestId[] => people.filter((id) => id !== person);
  const { formerHost, admitted, joining, takeBack, proposal, pause, ready, waitingGame, looked } = table;
  return {
    ...table,
    formerHost: formerHost?.id === person ? null : formerHost,
    admitted: others(admitted),
    joining: joining.filter(({ id }) => id !== person),
    takeBack: takeBack && { ...takeBack, agreed: others(takeBack.agreed) },
    proposal: proposal?.by === person ? null : proposal && { ...proposal, yes: others(proposal.yes), no: others(proposal.no) },
    pause: pauseWithout(pause, person),
    waitingGame: waitingGame && gameWithout(waitingGame, person),
    ready: others(ready),
    looked: looked && { ...looked, people: others(looked.people) },
  };
}

function pauseWithout(pause: TableRecord['pause'], person: GuestId): TableRecord['pause'] {
  return pause && { ...pause, by: pause.by === person ? null : pause.by };
}

/** Returns a suspended game with a bot in a person's seat, as in a game in progress. */
function gameWithout(game: WaitingGame, person: GuestId): WaitingGame {
  const seats = game.seats.map((held) => (held.kind === 'person' && held.person === person ? newBot(game) : held));
  return { ...game, seats, pause: pauseWithout(game.pause, person) };
}

/** Returns every person in a table's lists who can be erased from it, once each. */
export function namedIn(table: TableRecord): readonly GuestId[] {
  const { host, formerHost, admitted, joining, ready, takeBack, proposal, pause, looked } = table;
  const seats = [...table.seats, ...(table.waitingGame?.seats ?? [])];
  const seated = seats.flatMap((held) => (held.kind === 'person' ? held.person : []));
  const former = formerHost === null ? [] : [formerHost.id];
  const said = proposal === null ? [] : [proposal.by, ...proposal.yes, ...proposal.no];
  const paused = [pause?.by ?? [], table.waitingGame?.pause?.by ?? []].flat();
  const asked = [...(takeBack?.agreed ?? []), ...said, ...paused];
  const listed = [...admitted, ...joining.map(({ id }) => id), ...ready, ...asked, ...(looked?.people ?? [])];
  return [...new Set([host.id, ...seated, ...former, ...listed])];
}
