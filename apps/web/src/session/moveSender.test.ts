import { type Answer, type RequestPayload, refusal } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { MoveSender } from './moveSender.ts';

const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Returns a table that answers when a test says so, and a sender for it. */
function atTable() {
  const received: RequestPayload<'move'>[] = [];
  const states: boolean[] = [];
  let replies: readonly ((answer: Answer | null) => void)[] = [];
  let timers: readonly (() => void)[] = [];
  const sender = new MoveSender({
    connection: () => ({
      request: (_, request) => {
        received.push(request as RequestPayload<'move'>);
        return new Promise((reply) => (replies = [...replies, reply]));
      },
    }),
    seq: () => 7,
    schedule: (run) => {
      timers = [...timers, run];
      return () => undefined;
    },
    changed: (sending) => states.push(sending),
  });
  const reply = async (answer: Answer | null): Promise<void> => {
    await settle();
    const [next, ...later] = replies;
    replies = later;
    next?.(answer);
    await settle();
  };
  const passTime = async (): Promise<void> => {
    const due = timers;
    timers = [];
    for (const run of due) run();
    await settle();
  };
  return { sender, received, states, reply, passTime };
}

const move = { type: 'play', card: 'AS' };

describe('sending a move', () => {
  it('sends it with its sequence number, and returns the response', async () => {
    const { sender, received, states, reply } = atTable();
    const answer = sender.send(move);
    await reply({ ok: true });
    expect(await answer).toEqual({ ok: true });
    expect(received).toMatchObject([{ seq: 7, move }]);
    expect(states).toEqual([true, false]);
  });

  it('resends it with the same id until it is answered', async () => {
    const { sender, received, reply, passTime } = atTable();
    const answer = sender.send(move);
    await reply(null);
    await passTime();
    await reply(null);
    sender.resend();
    await reply({ ok: true });
    expect(await answer).toEqual({ ok: true });
    expect(new Set(received.map(({ id }) => id)).size).toBe(1);
    expect(received).toHaveLength(3);
  });

  it('does not send it twice while a request is in flight', async () => {
    const { sender, received, reply } = atTable();
    const answer = sender.send(move);
    sender.resend();
    await reply({ ok: true });
    await answer;
    expect(received).toHaveLength(1);
  });

  it('does not retry on its own once it rests, even without a response, until resend', async () => {
    const { sender, received, reply, passTime } = atTable();
    const answer = sender.send(move);
    sender.rest();
    await reply(null);
    await passTime();
    expect(received).toHaveLength(1);
    sender.resend();
    await reply({ ok: true });
    expect(await answer).toEqual({ ok: true });
    expect(received).toHaveLength(2);
  });

  it('does not lose a resend that comes before the first attempt fails', async () => {
    const { sender, received, reply, passTime } = atTable();
    const answer = sender.send(move);
    sender.rest();
    sender.resend();
    await reply(null);
    await passTime();
    expect(received).toHaveLength(2);
    await reply({ ok: true });
    expect(await answer).toEqual({ ok: true });
  });

  it('refuses a second move before the first is answered', async () => {
    const { sender, received, reply } = atTable();
    const first = sender.send(move);
    expect(await sender.send(move)).toEqual(refusal('sequence-old'));
    await reply(refusal('bot-plays'));
    expect(await first).toEqual(refusal('bot-plays'));
    expect(received).toHaveLength(1);
  });
});
