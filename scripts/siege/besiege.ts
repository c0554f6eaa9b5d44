import { once } from 'node:events';
import { UndisturbedTable } from '../../apps/server/src/tests/support/undisturbed-table.ts';
import { end, start } from '../child-processes.mjs';
import type { Answers } from './attack.ts';
import { ATTACKS, type AttackName } from './attacks/attacks.ts';
import { openBuiltApp } from './built-app.ts';
import type { Phases } from './plan.ts';
import type { SiegeRow } from './report.ts';

const AT_ONCE = 20;
const ATTACKER = new URL('./attacker.ts', import.meta.url).pathname;

/**
 * Attacks the built app while four friends play: first alone, then during the attack, then alone again. Resolves with the figures.
 * Rejects if the app does not start.
 */
export async function besiege(name: AttackName, phases: Phases): Promise<SiegeRow> {
  const app = await openBuiltApp();
  try {
    await askForPages(app.url, phases.pages);
    const friends = await UndisturbedTable.sitDown(app.url);
    const before = await friends.playWhile(seconds(phases.before));
    const [memory, processorTime, logged] = [app.memory(), app.processorTime(), app.logged()];
    app.peakMemory();
    const attacking = attack(name, app.url, friends.code, phases.during);
    const began = performance.now();
    const [during, answers] = await Promise.all([friends.playWhile(attacking), attacking]);
    const processor = (app.processorTime() - processorTime) / ((performance.now() - began) / 1000);
    const peak = app.peakMemory() - memory;
    const after = await friends.playWhile(seconds(phases.after));
    const astray = await friends.seatsAstray();
    return { attack: ATTACKS[name].title, before, during, after, peak, processor, logged: app.logged() - logged, answers, astray };
  } finally {
    await app.close();
  }
}

/** Requests `count` pages, each from a different address, with limited concurrency. */
async function askForPages(url: string, count: number): Promise<void> {
  let asked = 0;
  const asking = async (): Promise<void> => {
    while (asked < count) {
      const at = asked++;
      const answer = await fetch(url, { headers: { 'X-Forwarded-For': `10.1.${at >> 8}.${at & 255}` } });
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, asking));
}

/** Runs an attack in a separate process for a time. Resolves with the number of answers of each kind. */
async function attack(name: AttackName, url: string, friends: string, duration: number): Promise<Answers> {
  const args = ['--import', 'tsx', ATTACKER, name, url, friends];
  const child = start(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message'); // the attack starts
  await seconds(duration);
  const answered = once(child, 'message');
  child.send('over');
  const [answers] = await answered;
  await end(child);
  return answers as Answers;
}

function seconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1000));
}
