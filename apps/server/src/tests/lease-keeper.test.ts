import { beforeEach, describe, expect, it } from 'vitest';
import { RENEW_EVERY_MS, TRUST_MS } from '../cluster/lease.ts';
import { ALONE_MS, LeaseKeeper } from '../cluster/lease-keeper.ts';
import { Dice } from './simulation/dice.ts';
import { LeaseDatabase } from './simulation/lease-database.ts';
import { SimulatedTime } from './support/simulated-time.ts';

const [ONE, TWO] = ['process-1', 'process-2'] as const;

/** A time longer than any answer of the database and its timeout, in ms. */
const ANSWERED_MS = 100;

describe('a process whose database does not answer', () => {
  let time: SimulatedTime;
  let database: LeaseDatabase;
  beforeEach(() => {
    time = new SimulatedTime();
    database = new LeaseDatabase(time, new Dice(1));
  });

  /** Starts a process. Resolves with a list that records the events of its lease, with the epoch if there is one. */
  async function start(process: string): Promise<readonly string[]> {
    const said: string[] = [];
    const lease = new LeaseKeeper({ openSession: database.openSession(process), time, random: () => 0 }, {
      lost: () => said.push('lost'),
      ended: () => said.push('ended'),
      continued: (epoch) => said.push(`epoch ${epoch}`),
      heard: () => undefined,
    });
    void lease.start({ host: '10.0.0.1', port: 2567 });
    await time.pass(ANSWERED_MS);
    return said;
  }

  it('gives up its tables before the database lets other processes take them', async () => {
    const said = await start(ONE);
    await start(TWO);
    await time.pass(RENEW_EVERY_MS + ANSWERED_MS);
    database.setReach(ONE, 'silent');
    await time.pass(TRUST_MS);
    expect(said).toEqual(['epoch 1', 'lost', 'ended']);
  });

  it('gives up its tables just as early if it does not know yet whether there are other processes', async () => {
    const said = await start(ONE);
    await start(TWO);
    database.setReach(ONE, 'silent');
    await time.pass(TRUST_MS);
    expect(said).toEqual(['epoch 1', 'lost', 'ended']);
  });

  it('keeps its tables for half a minute if it was alone, and then gives them up', async () => {
    const said = await start(ONE);
    await time.pass(RENEW_EVERY_MS + ANSWERED_MS);
    database.setReach(ONE, 'silent');
    await time.pass(ALONE_MS - RENEW_EVERY_MS - ANSWERED_MS);
    expect(said).toEqual(['epoch 1', 'lost']);
    await time.pass(RENEW_EVERY_MS + ANSWERED_MS);
    expect(said).toEqual(['epoch 1', 'lost', 'ended']);
  });

  it('keeps its tables if the database answers again in time', async () => {
    const said = await start(ONE);
    await time.pass(RENEW_EVERY_MS + ANSWERED_MS);
    database.setReach(ONE, 'silent');
    await time.pass(ALONE_MS / 2);
    database.setReach(ONE, 'sound');
    await time.pass(ALONE_MS);
    expect(said.filter((one) => one !== said.at(-1))).toEqual(['epoch 1', 'lost']);
    expect(said.at(-1)).toMatch(/^epoch/);
  });
});
