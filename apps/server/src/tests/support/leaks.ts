import type { Tagged } from '@chinwag/rules';
import type { AnyGameSecrets, MayKnow } from '@chinwag/rules/laws/secrets';
import { cardsInBytes, cardsInText, cardsInValue } from './card-search.ts';
import { type ServerFrame, readFrame } from './frames.ts';
import type { ReceivedGame } from './recorded-game.ts';

/**
 * Returns every card and answer that was sent to a person who may not know it, as text: the recipient, the frame and the secret.
 */
export function leaks({ happened, received }: ReceivedGame, secrets: AnyGameSecrets): readonly string[] {
  return received.flatMap(({ viewer, frames }) => {
    const known = [secrets.nothing];
    for (const event of happened) known.push(secrets.mayKnowAfter(known.at(-1) ?? secrets.nothing, event, viewer));
    return frames.flatMap((bytes) => leaksInFrame(bytes, happened, known, secrets).map((leak) => `to ${viewer}: ${leak}`));
  });
}

/** Returns the leaks in a frame. `known` is what the viewer may know after each event, by its number. */
function leaksInFrame(
  bytes: Uint8Array,
  happened: readonly Tagged[],
  known: readonly MayKnow[],
  secrets: AnyGameSecrets,
): readonly string[] {
  const frame = readFrame(bytes);
  const left = without(cardsInFrame(frame, bytes), cardsInValue(contentOf(frame)));
  const unread = left.map((card) => `${card} outside of what was read`);
  const named = placesIn(frame, happened).flatMap(({ seq, place, value }) => {
    const now = known[seq] ?? secrets.nothing;
    if (now.over) return [];
    const allowed = secrets.mayBeNamedIn(place, now);
    const found = [...cardsInValue(value), ...(secrets.answersIn?.(place, value) ?? [])];
    return found.filter((secret) => !allowed.has(secret)).map((secret) => `${secret} in ${place}`);
  });
  return [...unread, ...named];
}

/** Returns every card in a frame, in no order. In a decoded message, numbers are not text. */
function cardsInFrame(frame: ServerFrame, bytes: Uint8Array): readonly string[] {
  switch (frame.kind) {
    case 'events':
    case 'snapshot':
      return cardsInBytes(bytes);
    case 'message':
      return [...cardsInBytes(bytes), ...cardsInValue(frame.payload)];
    case 'other':
      return [...cardsInBytes(bytes), ...cardsInText(Buffer.from(bytes).toString('latin1'))];
  }
}

/** Returns the parts of a frame that are searched one by one. */
function contentOf(frame: ServerFrame): unknown {
  switch (frame.kind) {
    case 'events':
      return frame.message;
    case 'snapshot':
      return frame.snapshot;
    case 'message':
    case 'other':
      return null;
  }
}

/** Returns the parts of a frame, and the event after which each part applies: each event, or each field of a snapshot's state. */
function placesIn(
  frame: ServerFrame,
  happened: readonly Tagged[],
): readonly { readonly seq: number; readonly place: string; readonly value: unknown }[] {
  switch (frame.kind) {
    case 'events': {
      const [last, , ...events] = frame.message;
      const before = last - events.length;
      return events.map((value, at) => ({ seq: before + at + 1, place: happened[before + at]?.type ?? '', value }));
    }
    case 'snapshot': {
      const { seq, state } = frame.snapshot;
      return Object.entries(state).map(([place, value]) => ({ seq, place, value }));
    }
    case 'message':
    case 'other':
      return [];
  }
}

/** Returns a list without the items of another, each removed as often as it occurs there. */
function without(items: readonly string[], others: readonly string[]): readonly string[] {
  const rest = [...items];
  for (const other of others) {
    const at = rest.indexOf(other);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
