import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LANGUAGES } from '../apps/web/src/language/languages.ts';

const PUBLIC = 'apps/web/public';

const localized = z.record(z.string(), z.string());
const manifestSchema = z.object({
  description_localized: localized,
  shortcuts: z.array(z.object({ name_localized: localized })),
  screenshots: z.array(z.object({
    src: z.string(), sizes: z.string(), form_factor: z.enum(['narrow', 'wide']), label_localized: localized,
  })),
});
const manifest = manifestSchema.parse(JSON.parse(readFileSync(`${PUBLIC}/manifest.webmanifest`, 'utf8')));

it('the manifest has texts in every language of the app', () => {
  const others = LANGUAGES.filter((language) => language !== 'en');
  const said = [
    manifest.description_localized, ...manifest.shortcuts.map((each) => each.name_localized),
    ...manifest.screenshots.map((each) => each.label_localized),
  ];
  for (const texts of said) expect(Object.keys(texts)).toEqual(others);
});

it('the install prompt has screenshots for phones and wide windows in their stated sizes, and the folder has no others', () => {
  expect(new Set(manifest.screenshots.map((each) => each.form_factor))).toEqual(new Set(['narrow', 'wide']));
  expect(manifest.screenshots.map(({ src }) => src).toSorted()).toEqual(
    readdirSync(`${PUBLIC}/screenshots`).map((file) => `screenshots/${file}`).toSorted(),
  );
  for (const { src, sizes } of manifest.screenshots) expect(sizeOf(readFileSync(`${PUBLIC}/${src}`))).toBe(sizes);
});

/** Returns the size in the header of an extended WebP, where each length is stored less one, in 24 bits. */
function sizeOf(picture: Buffer): string {
  expect(picture.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return `${picture.readUIntLE(24, 3) + 1}x${picture.readUIntLE(27, 3) + 1}`;
}
