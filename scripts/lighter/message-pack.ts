/*
 * What stands for `msgpackr` in the built browser app, at a tenth of its weight: MessagePack of what travels between a table and
 * its players, which is JSON and `undefined`. A test compares both. https://github.com/msgpack/msgpack/blob/master/spec.md
 */

/** Added to how many bytes `pack` is to leave free at the start. */
export const RESERVE_START_SPACE = 0x1000;

const TEXT = new TextEncoder();
const LETTERS = new TextDecoder();
const UNDEFINED = [0xd4, 0, 0];

/** Bytes that are written one behind another. */
class Writer {
  #bytes = new Uint8Array(512);
  #view = new DataView(this.#bytes.buffer);
  #at: number;

  constructor(reserved: number) {
    this.#at = reserved;
  }

  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.#at);
  }

  value(value: unknown): void {
    if (value === undefined) this.#append(UNDEFINED);
    else if (value === null) this.#append([0xc0]);
    else if (typeof value === 'boolean') this.#append([value ? 0xc3 : 0xc2]);
    else if (typeof value === 'number') this.#number(value);
    else if (typeof value === 'string') this.#text(value);
    else if (Array.isArray(value)) this.#list(value);
    else if (typeof value === 'object') this.#record(value);
    else throw new TypeError(`No ${typeof value} travels.`);
  }

  #number(value: number): void {
    if (!Number.isInteger(value) || value < -0x80000000 || value > 0xffffffff) {
      const at = this.#room(9);
      this.#bytes[at] = 0xcb;
      this.#view.setFloat64(at + 1, value);
    } else if (value >= 0) {
      if (value < 0x80) this.#append([value]);
      else this.#sized(value, [0xcc, 0xcd, 0xce]);
    } else if (value >= -0x20) this.#append([value & 0xff]);
    else if (value >= -0x80) this.#append([0xd0, value & 0xff]);
    else if (value >= -0x8000) this.#append([0xd1, ...bigEndian(value, 2)]);
    else this.#append([0xd2, ...bigEndian(value, 4)]);
  }

  #text(value: string): void {
    const bytes = TEXT.encode(value);
    if (bytes.length < 0x20) this.#append([0xa0 | bytes.length]);
    else this.#sized(bytes.length, [0xd9, 0xda, 0xdb]);
    this.#append(bytes);
  }

  #list(values: readonly unknown[]): void {
    if (values.length < 0x10) this.#append([0x90 | values.length]);
    else this.#sized(values.length, [null, 0xdc, 0xdd]);
    for (const value of values) this.value(value);
  }

  #record(fields: object): void {
    const entries = Object.entries(fields);
    if (entries.length < 0x10) this.#append([0x80 | entries.length]);
    else this.#sized(entries.length, [null, 0xde, 0xdf]);
    for (const [name, value] of entries) {
      this.#text(name);
      this.value(value);
    }
  }

  /** Writes a size behind the sign of how many bytes it takes: 1, 2 or 4; there may be no sign for one byte. */
  #sized(size: number, [one, two, four]: readonly [one: number | null, two: number, four: number]): void {
    if (size < 0x100 && one !== null) this.#append([one, size]);
    else if (size < 0x10000) this.#append([two, ...bigEndian(size, 2)]);
    else this.#append([four, ...bigEndian(size, 4)]);
  }

  #append(bytes: ArrayLike<number>): void {
    const at = this.#room(bytes.length);
    this.#bytes.set(bytes, at);
  }

  /** Makes room for so many bytes more, and returns where it begins. */
  #room(length: number): number {
    const at = this.#at;
    this.#at += length;
    if (this.#at > this.#bytes.length) {
      const before = this.#bytes;
      this.#bytes = new Uint8Array(this.#at * 2);
      this.#bytes.set(before);
      this.#view = new DataView(this.#bytes.buffer);
    }
    return at;
  }
}

/** A whole number in so many bytes, the first of which weighs most. */
function bigEndian(value: number, length: 2 | 4): readonly number[] {
  const bytes = [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];
  return bytes.slice(4 - length);
}

/** Reads what bytes say, one value behind another. Throws where they say nothing, or end too early. */
class Reader {
  readonly #view: DataView;

  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
  ) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get ended(): boolean {
    return this.at === this.bytes.length;
  }

  value(): unknown {
    const sign = this.#size(1);
    if (sign < 0x80) return sign;
    if (sign < 0x90) return this.#record(sign & 0x0f);
    if (sign < 0xa0) return this.#list(sign & 0x0f);
    if (sign < 0xc0) return this.#text(sign & 0x1f);
    if (sign >= 0xe0) return sign - 0x100;
    switch (sign) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xca:
        return this.#view.getFloat32(this.#passed(4));
      case 0xcb:
        return this.#view.getFloat64(this.#passed(8));
      case 0xcc:
      case 0xcd:
      case 0xce:
        return this.#size(1 << (sign - 0xcc));
      case 0xd0:
        return this.#view.getInt8(this.#passed(1));
      case 0xd1:
        return this.#view.getInt16(this.#passed(2));
      case 0xd2:
        return this.#view.getInt32(this.#passed(4));
      case 0xd4:
        this.#passed(2);
        return undefined;
      case 0xd9:
      case 0xda:
      case 0xdb:
        return this.#text(this.#size(1 << (sign - 0xd9)));
      case 0xdc:
      case 0xdd:
        return this.#list(this.#size(2 << (sign - 0xdc)));
      case 0xde:
      case 0xdf:
        return this.#record(this.#size(2 << (sign - 0xde)));
      default:
        throw new RangeError(`Nothing that travels begins with ${sign}.`);
    }
  }

  #text(length: number): string {
    const at = this.#passed(length);
    return LETTERS.decode(this.bytes.subarray(at, at + length));
  }

  #list(length: number): readonly unknown[] {
    const list: unknown[] = [];
    for (let left = length; left > 0; left--) list.push(this.value());
    return list;
  }

  #record(length: number): object {
    const fields: [string, unknown][] = [];
    for (let left = length; left > 0; left--) fields.push([String(this.value()), this.value()]);
    return Object.fromEntries(fields);
  }

  /** A whole number of 1, 2 or 4 bytes, not below 0. */
  #size(bytes: number): number {
    const at = this.#passed(bytes);
    if (bytes === 1) return this.#view.getUint8(at);
    return bytes === 2 ? this.#view.getUint16(at) : this.#view.getUint32(at);
  }

  /** Passes so many bytes, and returns where they begin. Throws where there are fewer. */
  #passed(bytes: number): number {
    const at = this.at;
    this.at += bytes;
    if (this.at > this.bytes.length) throw new RangeError('There are more bytes to come.');
    return at;
  }
}

export function pack(value: unknown, options = 0): Uint8Array {
  const writer = new Writer(options & ~RESERVE_START_SPACE);
  writer.value(value);
  return writer.written;
}

export function unpack(bytes: Uint8Array, { start = 0 } = {}): unknown {
  const reader = new Reader(bytes, start);
  const value = reader.value();
  if (!reader.ended) throw new RangeError('There are bytes left over.');
  return value;
}

export class Packr {
  pack = pack;
}
