import { setMaxListeners } from 'node:events';
import { setPriority } from 'node:os';
import { ATTACKS, type AttackName } from './attacks/attacks.ts';

/**
 * Attacks a server from a separate process. It reports its start, runs until it receives a message, and then sends the number of
 * answers of each kind. Its priority is lower than that of the server and the friends, because a real attacker has their own
 * machine.
 */
const [, , name, url = '', friends = ''] = process.argv;
setPriority(10);
const end = new AbortController();
setMaxListeners(0, end.signal); // shared by all attackers
const answers: Record<string, number> = {};
const count = (answer: string): void => void (answers[answer] = (answers[answer] ?? 0) + 1);
process.on('disconnect', () => process.exit());
process.once('message', () => {
  end.abort();
  process.send?.(answers);
});
process.send?.('begins');
await ATTACKS[name as AttackName].attack({ url, friends: friends as never, over: end.signal, count });
