import type { Parser } from '@chinwag/rules';

/** One thing that is kept, by name, over a reload. */
export interface Kept<Value> {
  /** What was kept last, by this page or an earlier one; null if that is nothing, or nothing that can be read. */
  readonly read: () => Value | null;
  /** Keeps `value`. What the browser will not keep holds until the page is left. */
  readonly write: (value: Value) => void;
  /** Keeps nothing any more. */
  readonly remove: () => void;
  /** Tells `changed` whenever another tab has kept something else, until what it returns is called. */
  readonly follow: (changed: (value: Value | null) => void) => () => void;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where things are kept, and what could not be put there. */
interface Place {
  /** Throws where the browser forbids it, or has none. */
  readonly shelf: () => Shelf;
  readonly refused: Map<string, string>;
}

const DEVICE: Place = { shelf: () => globalThis.localStorage, refused: new Map() };
const TAB: Place = { shelf: () => globalThis.sessionStorage, refused: new Map() };

/** Something kept on this device, for all tabs. `parser` says what can be read of what was kept. */
export function keptOnDevice<Value>(name: string, parser: Parser<Value>): Kept<Value> {
  return keptIn(DEVICE, name, parser);
}

/** Something kept in this tab alone, and gone with it. */
export function keptInTab<Value>(name: string, parser: Parser<Value>): Kept<Value> {
  return keptIn(TAB, name, parser);
}

function keptIn<Value>(place: Place, name: string, parser: Parser<Value>): Kept<Value> {
  const key = `chinwag.${name}`;
  const read = (): Value | null => {
    const parsed = parser.safeParse(fromJson(place.refused.get(key) ?? onShelf(place, key)));
    return parsed.success ? parsed.data : null;
  };
  return {
    read,
    write: (value) => put(place, key, JSON.stringify(value)),
    remove: () => takeAway(place, key),
    follow: (changed) => {
      const listen = (event: StorageEvent): void => {
        if (event.key !== key) return;
        place.refused.delete(key);
        changed(read());
      };
      globalThis.addEventListener?.('storage', listen);
      return () => globalThis.removeEventListener?.('storage', listen);
    },
  };
}

function onShelf({ shelf }: Place, key: string): string | null {
  try {
    return shelf().getItem(key);
  } catch {
    return null;
  }
}

function put({ shelf, refused }: Place, key: string, text: string): void {
  try {
    shelf().setItem(key, text);
    refused.delete(key);
  } catch {
    refused.set(key, text);
  }
}

function takeAway({ shelf, refused }: Place, key: string): void {
  refused.delete(key);
  try {
    shelf().removeItem(key);
  } catch {
    // Where nothing may be kept, nothing is.
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
