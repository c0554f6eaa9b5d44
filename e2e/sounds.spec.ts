import type { Page } from '@playwright/test';
import { SOUND_NAMES, type SoundName } from '../apps/web/src/ui/sound/soundNames.ts';
import { soundOf } from '../apps/web/src/ui/sound/soundOf.ts';
import { expect, test } from './app-server.ts';
import { PLAYED } from './games.ts';

declare global {
  /** The number of samples of each sound that the page has played. */
  var heard: number[];
}

const NAMES = new Map(SOUND_NAMES.map((name): readonly [number, SoundName] => [soundOf(name).length, name]));

async function heardOn(page: Page): Promise<readonly (SoundName | undefined)[]> {
  return (await page.evaluate(() => globalThis.heard)).map((length) => NAMES.get(length));
}

test('a table plays sounds for moves and turns, or for cards only', async ({ page, server }) => {
  expect(NAMES.size).toBe(SOUND_NAMES.length);
  await page.addInitScript(() => {
    globalThis.heard = [];
    localStorage.setItem('chinwag.preferences', '{"animation":"fast","pace":"brisk"}');
    globalThis.AudioBufferSourceNode = class extends AudioBufferSourceNode {
      override start(when?: number): void {
        globalThis.heard.push(this.buffer?.length ?? 0);
        super.start(when);
      }
    };
  });
  const game = PLAYED.find(({ id }) => id === 'chanoyu');
  if (game === undefined) throw new Error('there is no such game');
  await page.goto(`${server.url}/practise/${game.id}`);
  const asked = page.locator('.status-line .status-lamp');
  await expect(asked).toBeVisible();
  const takeTurn = game.turns();
  await takeTurn(page);
  await expect.poll(() => heardOn(page)).toContain('play');
  await expect.poll(() => heardOn(page)).toContain('yourTurn');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('radio', { name: 'Soft' }).check({ force: true });
  await page.getByRole('radio', { name: 'Cards only' }).check({ force: true });
  await page.getByRole('dialog', { name: 'Preferences' }).getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => (globalThis.heard = []));
  expect(await page.evaluate(() => localStorage.getItem('chinwag.preferences'))).toMatch(/"sound":"soft","sounds":"cards"/);
  await expect(asked).toBeVisible();
  await takeTurn(page);
  await expect.poll(() => heardOn(page)).toContain('play');
  await expect(asked).toBeHidden();
  await expect(asked).toBeVisible();
  expect(await heardOn(page)).not.toContain('yourTurn');
});
