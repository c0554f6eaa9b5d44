import type { Parser } from '@chinwag/rules';

/** A named value in the browser's storage, which survives a reload. */
export interface Stored<Value> {
  /** Returns the last value stored by this page or an earlier one, or null if there is none, or it cannot be parsed. */
  readonly read: () => Value | null;
  /** Returns the stored text, unparsed, or null if there is none. */
  readonly text: () => string | null;
  /** Parses the result of `text`, even in a worker, which has no storage. Returns null for text that cannot be parsed. */
  readonly readFrom: (text: string | null) => Value | null;
  /** Stores `value`. If the browser refuses, the value lasts until the page is left. */
  readonly write: (value: Value) => void;
  /** Deletes the stored value. */
  readonly remove: () => void;
  /** Calls `changed` whenever another tab has stored a different value, until the returned function is called. */
  readonly follow: (changed: (value: Value | null) => void) => () => void;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A text that could not be stored, and the text stored in its place. */
interface Unwritten {
  readonly text: string;
  readonly instead: string | null;
}

/** A storage area, and the texts that it refused. */
interface StorageArea {
  /** Returns the storage. Throws if the browser forbids it, or has none. */
  readonly shelf: () => Shelf;
  readonly refused: Map<string, Unwritten>;
}

const DEVICE: StorageArea = { shelf: () => globalThis.localStorage, refused: new Map() };
const TAB: StorageArea = { shelf: () => globalThis.sessionStorage, refused: new Map() };

/** Returns access to a value stored on this device, shared by all tabs. `parser` decides which stored values are valid. */
export function storedOnDevice<Value>(name: string, parser: Parser<Value>): Stored<Value> {
  return storedIn(DEVICE, name, parser);
}

/**
 * Returns access to a value stored in this tab alone, and lost when the tab closes. `parser` decides which stored values are valid.
 */
export function storedInTab<Value>(name: string, parser: Parser<Value>): Stored<Value> {
  return storedIn(TAB, name, parser);
}

/** Returns whether this browser stores nothing on the device. If so, leaving the page loses everything written. */
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

/**
 * Returns the latest text, of this page or of another tab. A text that this page could not store is valid until another tab stores
 * one.
 */
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
    // Stores nothing if storing is forbidden.
  }
}

/** Returns the parsed JSON, or null if there is no text or it is invalid JSON. */
function fromJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
