import type { Locator, Page } from '@playwright/test';

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** WCAG's minimum contrast between a focus ring and the pixels that it replaces. */
const RING_CONTRAST = 3;

/** The minimum width of a ring, in px. */
const RING_WIDTH = 2;

/** The maximum distance of a ring from the focused element, in px. */
const ROUND = 9;

/**
 * Resolves with the reason why the focus ring of an element is not visible, or null if it is visible. Compares screenshots before
 * and after.
 */
export async function whyFocusUnseen(page: Page, target: Locator): Promise<string | null> {
  const box = await target.boundingBox();
  if (box === null) return 'it is not there';
  const clip = { x: box.x - ROUND, y: box.y - ROUND, width: box.width + 2 * ROUND, height: box.height + 2 * ROUND };
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const before = await page.screenshot({ clip });
  await target.focus();
  const after = await page.screenshot({ clip });
  const pictures = { before: before.toString('base64'), after: after.toString('base64'), least: RING_CONTRAST };
  const clear = await page.evaluate(pixelsThatStandOut, pictures);
  const wanted = RING_WIDTH * 2 * (box.width + box.height);
  return clear >= wanted ? null : `only ${clear} of ${Math.round(wanted)} pixels of its ring stand out`;
}

/** Two pictures, as base64, and the minimum contrast. */
interface RingPictures {
  readonly before: string;
  readonly after: string;
  readonly least: number;
}

/** Resolves with the number of pixels whose change has enough contrast. Runs in the page. */
async function pixelsThatStandOut({ before: first, after: second, least }: RingPictures): Promise<number> {
  const pixelsOf = async (picture: string): Promise<Uint8ClampedArray> => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
  };
  const linear = (value: number) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = (data: Uint8ClampedArray, at: number) =>
    0.2126 * linear(data[at] ?? 0) + 0.7152 * linear(data[at + 1] ?? 0) + 0.0722 * linear(data[at + 2] ?? 0) + 0.05;
  const [before, after] = [await pixelsOf(first), await pixelsOf(second)];
  let clear = 0;
  for (let at = 0; at < before.length; at += 4) {
    const [a, b] = [light(before, at), light(after, at)];
    if (Math.max(a, b) / Math.min(a, b) >= least) clear += 1;
  }
  return clear;
}

/* Shows text that fades at the edge of a scrollable element as it appears after scrolling. */
const WITHOUT_WORDS = `
  * { -webkit-text-fill-color: transparent !important; text-decoration: none !important; text-shadow: none !important }
  .scrolling { mask-image: none !important }
`;

/** Resolves with the words on a table whose contrast with the rendered background is too low. */
export async function faintWords(page: Page): Promise<readonly string[]> {
  const without = await page.addStyleTag({ content: WITHOUT_WORDS });
  const ground = await page.screenshot();
  await without.evaluate((element) => element.parentNode?.removeChild(element));
  return page.evaluate(wordsTooFaint, ground.toString('base64'));
}

/**
 * Measures every visible word against a picture of everything else. Resolves with the words that are too faint. Runs in the page.
 */
async function wordsTooFaint(ground: string): Promise<readonly string[]> {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${ground}`)).blob());
  const picture = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
  const ink = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (picture === null || ink === null) return ['nothing can be measured here'];
  picture.drawImage(bitmap, 0, 0);
  const colourOf = (colour: string): readonly number[] => {
    ink.clearRect(0, 0, 1, 1);
    ink.fillStyle = colour;
    ink.fillRect(0, 0, 1, 1);
    return [...ink.getImageData(0, 0, 1, 1).data];
  };
  const linear = (value: number) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05;
  const opacityOf = (element: Element | null): number =>
    element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);

  /** Returns the visible part of a box within an element. */
  const inSight = (element: Element | null, box: Edges): Edges => {
    const style = element && getComputedStyle(element);
    // An element without a box does not clip its content.
    if (style && (style.overflow === 'visible' || style.display === 'contents')) return inSight(element.parentElement, box);
    const edge = element?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const cut = {
      left: Math.max(box.left, edge.left),
      top: Math.max(box.top, edge.top),
      right: Math.min(box.right, edge.right),
      bottom: Math.min(box.bottom, edge.bottom),
    };
    return element === null ? cut : inSight(element.parentElement, cut);
  };

  /** Returns the contrast with half of the background, in neighbouring pixels, because no character is as fine as a texture. */
  const contrastOn = (box: Edges, colour: readonly number[], opacity: number): number => {
    const [wide, high] = [Math.floor(box.right - box.left), Math.floor(box.bottom - box.top)];
    const { data } = picture.getImageData(box.left, box.top, wide, high);
    const alpha = ((colour[3] ?? 255) / 255) * opacity;
    const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => down * wide + right));
    const contrasts: number[] = [];
    for (let y = 1; y < high - 1; y++) {
      for (let x = 1; x < wide - 1; x++) {
        const below = [0, 1, 2].map((k) => {
          let sum = 0;
          for (const at of around) sum += data[(y * wide + x + at) * 4 + k] ?? 0;
          return sum / 9;
        });
        const word = below.map((value, k) => alpha * (colour[k] ?? 0) + (1 - alpha) * value);
        const [a, b] = [light(below), light(word)];
        contrasts.push(Math.max(a, b) / Math.min(a, b));
      }
    }
    contrasts.sort((a, b) => a - b);
    return contrasts[Math.floor(contrasts.length / 2)] ?? 21;
  };

  const NO_WORDS = 'svg, .visually-hidden, [aria-disabled=true], [popover]';
  const faint: string[] = [];
  const words = document.createTreeWalker(document.querySelector('.play') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || element.closest(NO_WORDS) !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [line] = range.getClientRects();
    const box = line === undefined ? null : inSight(element, line);
    if (box === null || box.right - box.left < 4 || box.bottom - box.top < 4) continue;
    const middle = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (middle !== element) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const contrast = contrastOn(box, colourOf(color), opacityOf(element));
    if (contrast < least) faint.push(`“${text.slice(0, 40)}” (${color}) stands out by ${contrast.toFixed(1)} instead of ${least}`);
  }
  return faint;
}
