import * as fc from 'fast-check';
import * as real from 'msgpackr';
import { expect, it } from 'vitest';
import * as light from './message-pack.ts';

const travelling = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(undefined, null, true, false, 0, 127, 128, 255, 256, 65535, 65536, 2 ** 32 - 1, 2 ** 32, Date.UTC(2026)),
    fc.constantFrom(-1, -32, -33, -128, -129, -32768, -32769, -(2 ** 31), -(2 ** 31) - 1, 0.5, NaN, Infinity),
    fc.double(), fc.integer(), fc.string({ unit: 'grapheme' }), fc.string({ minLength: 30, maxLength: 70_000, size: 'max' }),
    fc.array(tie('value'), { maxLength: 20 }),
    fc.dictionary(fc.string().filter((name) => name !== '__proto__'), tie('value'), { noNullPrototype: true, maxKeys: 20 }),
  ),
})).value;

it('what stands for msgpackr reads what that has packed', () => {
  fc.assert(fc.property(travelling, (value) => {
    const bytes = real.pack(value);
    expect(light.unpack(bytes)).toEqual(real.unpack(bytes));
  }));
});

it('what it has packed is read by msgpackr', () => {
  fc.assert(fc.property(travelling, (value) => {
    expect(real.unpack(light.pack(value))).toEqual(real.unpack(real.pack(value)));
  }));
});

it('long lists and records, and what is written behind a head of another', () => {
  const numbers = Array.from({ length: 70_000 }, (_, at) => at);
  const value = { numbers, names: Object.fromEntries(numbers.slice(0, 300).entries()) };
  const bytes = new light.Packr().pack(value, light.RESERVE_START_SPACE | 7);
  expect(real.unpack(bytes.subarray(7))).toEqual(value);
  expect(light.unpack(bytes, { start: 7 })).toEqual(value);
  expect(light.unpack(real.pack(value))).toEqual(value);
});

it('what ends too early, goes on, or is nothing that travels is not read', () => {
  const bytes = real.pack({ a: [1, 'two', 3000, { b: 0.5 }] });
  for (let length = 0; length < bytes.length; length++) expect(() => light.unpack(bytes.subarray(0, length))).toThrow(RangeError);
  expect(() => light.unpack(Uint8Array.of(...bytes, 0))).toThrow(RangeError);
  expect(() => light.unpack(Uint8Array.of(0xc1))).toThrow(RangeError);
  expect(() => light.pack(1n)).toThrow(TypeError);
});

it('a record of a hostile name has no other prototype for it', () => {
  const read = light.unpack(real.pack(JSON.parse('{"__proto__":{"isHost":true}}'))) as { readonly isHost?: boolean };
  expect(read.isHost).toBeUndefined();
});
