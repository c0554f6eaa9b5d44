import type { Parser } from '@chinwag/rules';

/** One thing that is stored, by name, over a reload. */
export interface Stored<Value> {
  /** What was stored last, by this page or an earlier one; null if that is nothing, or nothing that can be read. */
  readonly read: () => Value | null;
  /** The same as it is stored, unread; null for nothing. */
  readonly text: () => string | null;
  /** Reads what `text` gave, which may be elsewhere: a worker has no storage. Null for what cannot be read. */
  readonly readFrom: (text: string | null) => Value | null;
  /** Keeps `value`. What the browser will not keep holds until the page is left. */
  readonly write: (value: Value) => void;
  /** Keeps nothing any more. */
  readonly remove: () => void;
  /** Tells `changed` whenever another tab has stored something else, until what it returns is called. */
  readonly follow: (changed: (value: Value | null) => void) => () => void;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What could not be put on the shelf, and what lay in its place there. */
interface Unwritten {
  readonly text: string;
  readonly instead: string | null;
}

/** Where things are stored, and what could not be put there. */
interface StorageArea {
  /** Throws where the browser forbids it, or has none. */
  readonly shelf: () => Shelf;
  readonly refused: Map<string, Unwritten>;
}

const DEVICE: StorageArea = { shelf: () => globalThis.localStorage, refused: new Map() };
const TAB: StorageArea = { shelf: () => globalThis.sessionStorage, refused: new Map() };

/** Something stored on this device, for all tabs. `parser` says what can be read of what was stored. */
export function storedOnDevice<Value>(name: string, parser: Parser<Value>): Stored<Value> {
  return storedIn(DEVICE, name, parser);
}

/** Something stored in this tab alone, and gone with it. */
export function storedInTab<Value>(name: string, parser: Parser<Value>): Stored<Value> {
  return storedIn(TAB, name, parser);
}

/** Whether this browser stores nothing on the device: then all that is written holds until the page is left. */
export function storesNothing(): boolean {
  const probe = 'chinwag.probe';
  try {
    const shelf = DEVICE.shelf();
    shelf.setItem(probe, probe);
    const isStored = shelf.getItem(probe) === probe;
    shelf.removeItem(probe);
    return !isStored;
  } catch {
    return true;
  }
}

function storedIn<Value>(place: StorageArea, name: string, parser: Parser<Value>): Stored<Value> {
  const key = `chinwag.${name}`;
  const text = (): string | null => newest(place, key);
  const readFrom = (written: string | null): Value | null => {
    const parsed = parser.safeParse(fromJson(written));
    return parsed.success ? parsed.data : null;
  };
  const read = (): Value | null => readFrom(text());
  return {
    read,
    text,
    readFrom,
    write: (value) => put(place, key, JSON.stringify(value)),
    remove: () => takeAway(place, key),
    follow: (changed) => {
      const listen = (event: StorageEvent): void => {
        if (event.key === key) changed(read());
      };
      globalThis.addEventListener?.('storage', listen);
      return () => globalThis.removeEventListener?.('storage', listen);
    },
  };
}

/** What was written last, by this page or by another tab: what this one could not put there holds until another has. */
function newest(place: StorageArea, key: string): string | null {
  const there = onShelf(place, key);
  const refused = place.refused.get(key);
  if (refused?.instead === there) return refused.text;
  place.refused.delete(key);
  return there;
}

function onShelf({ shelf }: StorageArea, key: string): string | null {
  try {
    return shelf().getItem(key);
  } catch {
    return null;
  }
}

function put(place: StorageArea, key: string, text: string): void {
  const { shelf, refused } = place;
  try {
    shelf().setItem(key, text);
    refused.delete(key);
  } catch {
    refused.set(key, { text, instead: onShelf(place, key) });
  }
}

function takeAway({ shelf, refused }: StorageArea, key: string): void {
  refused.delete(key);
  try {
    shelf().removeItem(key);
  } catch {
    // Where nothing may be stored, nothing is.
  }
}

/** What was written, or null where that is nothing and where it is no JSON. */
function fromJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
