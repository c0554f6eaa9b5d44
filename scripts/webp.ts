import type { Page } from '@playwright/test';

/** The WebP quality, between 0 and 1. Text on cards stays sharp, and a picture takes less than a tenth of its size as PNG. */
const QUALITY = 0.65;
/** The smallest visible difference of a pixel in red, green or blue, of 255. */
const NOTICEABLE = 24;
/** The scale of a screenshot in a sequence, and the gap between two, in px. */
const SMALLER = 0.48;
const GAP = 8;

/** Resolves with a screenshot as WebP, encoded by the browser of `page`. Rejects if the screenshot cannot be decoded. */
export async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const webp = await page.evaluate(
    async ({ url, quality }) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { url: dataUrl('png', png), quality: QUALITY },
  );
  return Buffer.from(webp, 'base64');
}

/** Resolves with screenshots of one size side by side, scaled down, as a PNG. Rejects if a screenshot cannot be decoded. */
export async function sideBySide(page: Page, pngs: readonly Buffer[]): Promise<Buffer> {
  const png = await page.evaluate(
    async ({ urls, scale, gap }) => {
      const pictures = await Promise.all(urls.map(async (url) => createImageBitmap(await (await fetch(url)).blob())));
      const width = Math.round((pictures[0]?.width ?? 0) * scale);
      const height = Math.round((pictures[0]?.height ?? 0) * scale);
      const canvas = new OffscreenCanvas((width + gap) * pictures.length - gap, height);
      const brush = canvas.getContext('2d');
      pictures.forEach((picture, k) => brush?.drawImage(picture, k * (width + gap), 0, width, height));
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { urls: pngs.map((one) => dataUrl('png', one)), scale: SMALLER, gap: GAP },
  );
  return Buffer.from(png, 'base64');
}

/**
 * Resolves with the number of visibly different pixels between two WebP images, or Infinity if their sizes differ. Rejects if
 * either image cannot be decoded.
 */
export function visibleDifference(page: Page, before: Buffer, after: Buffer): Promise<number> {
  return page.evaluate(
    async ({ urls, noticeable }) => {
      const [one, other] = await Promise.all(
        urls.map(async (url) => {
          const picture = await createImageBitmap(await (await fetch(url)).blob());
          const brush = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          brush?.drawImage(picture, 0, 0);
          return brush?.getImageData(0, 0, picture.width, picture.height);
        }),
      );
      if (!one || !other || one.width !== other.width || one.height !== other.height) return Infinity;
      let pixels = 0;
      for (let at = 0; at < one.data.length; at += 4) {
        const differs = [at, at + 1, at + 2].some((k) => Math.abs((one.data[k] ?? 0) - (other.data[k] ?? 0)) > noticeable);
        if (differs) pixels += 1;
      }
      return pixels;
    },
    { urls: [dataUrl('webp', before), dataUrl('webp', after)], noticeable: NOTICEABLE },
  );
}

function dataUrl(type: 'png' | 'webp', bytes: Buffer): string {
  return `data:image/${type};base64,${bytes.toString('base64')}`;
}
