import { setMaxListeners } from 'node:events';
import { setPriority } from 'node:os';
import { ATTACKS, type AttackName } from './attacks/attacks.ts';

/**
 * Attacks a server from its own process. It reports its start, runs until it is sent a message, then sends the number of answers of
 * each kind. It has a lower priority than the server and the friends, because a real attacker has a machine of their own.
 */
const [, , name, url = '', friends = ''] = process.argv;
setPriority(10);
const end = new AbortController();
setMaxListeners(0, end.signal); // each of the attackers waits for it
const answers: Record<string, number> = {};
const count = (answer: string): void => void (answers[answer] = (answers[answer] ?? 0) + 1);
process.on('disconnect', () => process.exit());
process.once('message', () => {
  end.abort();
  process.send?.(answers);
});
process.send?.('begins');
await ATTACKS[name as AttackName].attack({ url, friends: friends as never, over: end.signal, count });
