import { setMaxListeners } from 'node:events';
import { setPriority } from 'node:os';
import { ATTACKS, type AttackName } from './attacks/attacks.ts';

/**
 * Attacks a server from a process of its own: says when it begins, goes on until it is sent a message, then sends how many answers
 * of each kind there were. It gives way to the server and to the friends: an attacker has a machine of its own.
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
