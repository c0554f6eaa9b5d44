// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLaid, layBeside } from './layBeside.ts';
import { shared } from './slipPlace.ts';

/* happy-dom has no layout: each element says by `data-box` where it is, as left, top, right and bottom. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return boxOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80);
  HTMLElement.prototype.checkVisibility = () => true;
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function boxOf({ dataset }: HTMLElement): DOMRect {
  const [left = 0, top = 0, right = 0, bottom = 0] = dataset['box']?.split(' ').map(Number) ?? [];
  return new DOMRect(left, top, right - left, bottom - top);
}

/* A phone with a hand at the bottom, and one choice in the middle that leaves room for nothing. */
const TABLE = `
  <div class="frame" data-box="0 0 320 568">
    <div class="frame-middle" data-box="0 0 320 400"><button data-box="10 10 310 390">Hearts</button></div>
    <div class="frame-hand" data-box="0 400 320 568"></div>
    <i class="light"></i>
    <aside class="slip"><p></p><p></p></aside>
  </div>`;

/** Places a slip about nothing in particular on the table. Returns the slip, and whether it covers the choice. */
function laidBy({ isAsked, canWait }: { readonly isAsked: boolean; readonly canWait: boolean }) {
  document.body.innerHTML = TABLE;
  const find = (css: string) => document.querySelector<HTMLElement>(css) ?? document.createElement('i');
  const slip = find('.slip');
  const laid = layBeside(document.body, { slip, light: find('.light'), about: [], isAsked, canWait }, null);
  const place = laid?.place ?? null;
  const covered = place === null ? 0 : shared(
    { left: place.left, top: place.top, right: place.left + place.width, bottom: place.top + place.height },
    boxOf(find('.frame-middle button')),
  );
  return { slip, coversChoice: covered > 0 };
}

describe('a slip', () => {
  it('that can wait does so if it would cover a choice of the open question', () => {
    const { slip, coversChoice } = laidBy({ isAsked: true, canWait: true });
    expect(coversChoice).toBe(false);
    expect(isLaid(slip)).toBe(false);
  });

  it('that cannot wait covers the choice and can be closed', () => {
    const { slip, coversChoice } = laidBy({ isAsked: true, canWait: false });
    expect(coversChoice).toBe(true);
    expect(isLaid(slip)).toBe(true);
  });

  it('moves its answers below its words by a transform, so that they cause no layout shift', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return this.nextElementSibling === null ? 54 : 10;
    });
    expect(laidBy({ isAsked: false, canWait: true }).slip.style.getPropertyValue('--answers-down')).toBe('44px');
  });

  it('covers a choice if the player is not asked', () => {
    const { slip, coversChoice } = laidBy({ isAsked: false, canWait: true });
    expect(coversChoice).toBe(true);
    expect(isLaid(slip)).toBe(true);
  });
});
