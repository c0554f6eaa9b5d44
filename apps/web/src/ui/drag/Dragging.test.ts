// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dragging, type Grabbed } from './Dragging.ts';

let isCaptured = true;

beforeEach(() => {
  isCaptured = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  // features that happy-dom lacks
  Object.assign(HTMLElement.prototype, {
    showPopover: () => undefined, setPointerCapture: () => undefined, hasPointerCapture: () => isCaptured,
  });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/**
 * Returns a table of 400 × 600 px with a card at its foot and a place in its middle. Also returns the callbacks of a drag of the
 * card.
 */
function table(isLawful = true) {
  document.body.innerHTML = '<section></section><div><button data-place="hand 2S"><i></i></button></div>';
  const [place, root, card] = ['section', 'div', 'button'].map((name) => document.querySelector<HTMLElement>(name));
  if (!place || !root || !card) throw new Error('there is no table');
  place.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
  card.getBoundingClientRect = () => new DOMRect(170, 500, 60, 84);
  (card.firstElementChild as HTMLElement).getBoundingClientRect = () => new DOMRect(170, 500, 60, 84);
  const happened: string[] = [];
  const grabbed: Grabbed = {
    element: () => (card.isConnected ? card : null),
    picture: (element) => element.firstElementChild as HTMLElement,
    onLift: () => happened.push('lifted'),
    onMove: () => undefined,
    drops: () => [{ element: place, isLawful, takesThrows: true, onDrop: () => happened.push('dropped there') }],
    onEnd: (how) => happened.push(how),
  };
  const dragging = new Dragging(root, (target) => (target === card ? grabbed : null), null);
  let time = 1000;
  const pointer = (type: string, x: number, y: number, more: object = {}) => {
    time += 16;
    const finger = { pointerId: 1, isPrimary: true, pointerType: 'touch', buttons: 1 };
    const init = { bubbles: true, clientX: x, clientY: y, ...finger, ...more };
    const event = new PointerEvent(type, init);
    Object.defineProperty(event, 'timeStamp', { value: time });
    card.dispatchEvent(event);
    if (!card.isConnected) document.dispatchEvent(event);
  };
  return {
    card,
    place,
    dragging,
    happened,
    pointer,
    rest: () => {
      time += 500;
    },
    copy: () => document.querySelector('.held-copy'),
    lit: () => place.getAttribute('data-drop-lit'),
    /** Lifts the card slowly to a height. */
    carryTo: (y: number) => {
      pointer('pointerdown', 200, 540);
      for (let at = 540; at >= y; at -= 4) pointer('pointermove', 200, at);
      vi.advanceTimersByTime(20);
      time += 500;
    },
  };
}

const key = (name: string) => {
  const event = new KeyboardEvent('keydown', { key: name, cancelable: true, bubbles: true });
  document.body.dispatchEvent(event);
  return event;
};

describe('a dragged card', () => {
  test('follows the pointer, is marked in the hand, and lights its legal places', () => {
    const { carryTo, copy, card, lit, happened } = table();
    carryTo(400);
    expect(happened).toEqual(['lifted']);
    expect(copy()?.getAttribute('data-place')).toBe('hand 2S');
    expect((copy() as HTMLElement).style.transform).toContain('translate(200.0px, 402.0px)');
    expect(card.dataset['carried']).toBe('');
    expect(lit()).toBe('');
  });

  test('highlights the legal place under it, but no illegal one', () => {
    const { carryTo, lit } = table();
    carryTo(200);
    expect(lit()).toBe('over');
    const other = table(false);
    other.carryTo(200);
    expect(other.lit()).toBeNull();
  });

  test('is dropped once it arrives at the place, not before', () => {
    const { carryTo, pointer, happened, lit } = table();
    carryTo(200);
    pointer('pointerup', 200, 200);
    expect(happened).toEqual(['lifted']);
    expect(lit()).toBeNull();
    vi.advanceTimersByTime(200);
    expect(happened).toEqual(['lifted', 'dropped', 'dropped there']);
  });

  test('that is dropped at an illegal place returns to the hand and shows why', () => {
    const { carryTo, pointer, happened, copy } = table(false);
    carryTo(200);
    pointer('pointerup', 200, 200);
    expect(happened).toEqual(['lifted', 'released', 'dropped there']);
    vi.advanceTimersByTime(1000);
    expect(copy()).toBeNull();
  });

  test('returns to the hand without effect if it is released outside all places', () => {
    const { carryTo, pointer, happened, card } = table();
    carryTo(400);
    pointer('pointerup', 200, 400);
    vi.advanceTimersByTime(1000);
    expect(happened).toEqual(['lifted', 'released']);
    expect(card.dataset['carried']).toBeUndefined();
  });

  test('returns by itself if it stays in the hand after the drop', () => {
    const { carryTo, pointer, copy } = table();
    carryTo(200);
    pointer('pointerup', 200, 200);
    vi.advanceTimersByTime(200);
    expect(copy()).not.toBeNull();
    vi.advanceTimersByTime(1000);
    expect(copy()).toBeNull();
  });
});

describe('a drag movement is cheap', () => {
  test('over the same place as before, only the position of the copy is written', async () => {
    const { carryTo, pointer } = table();
    carryTo(200);
    const written: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target, attributeName } of records) written.push(`${(target as Element).className} ${attributeName}`);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    for (let x = 200; x < 240; x += 8) {
      pointer('pointermove', x, 200);
      vi.advanceTimersByTime(16);
    }
    await Promise.resolve();
    observer.disconnect();
    expect(new Set(written)).toEqual(new Set(['held-copy style']));
  });

  test('no computed styles are read', () => {
    const { carryTo, pointer } = table();
    carryTo(200);
    const asked = vi.spyOn(window, 'getComputedStyle');
    pointer('pointermove', 220, 210);
    vi.advanceTimersByTime(16);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  test('other listeners get no events of a drag, but they do before it becomes one', () => {
    const { card, carryTo, pointer } = table();
    const heard = vi.fn<() => void>();
    card.addEventListener('pointermove', heard);
    carryTo(400);
    heard.mockClear();
    pointer('pointermove', 220, 390);
    expect(heard).not.toHaveBeenCalled();
    pointer('pointerup', 220, 390);
    pointer('pointermove', 220, 300);
    expect(heard).toHaveBeenCalledOnce();
  });

  test.each([['touch', undefined], ['mouse', '']])('only a visible pointer styles the whole page: %s', (pointerType, is) => {
    const { pointer, happened } = table();
    pointer('pointerdown', 200, 540, { pointerType });
    pointer('pointermove', 200, 400, { pointerType });
    expect(happened).toEqual(['lifted']);
    expect(document.documentElement.dataset['dragging']).toBe(is);
    pointer('pointercancel', 200, 400, { pointerType });
    expect(document.documentElement.dataset['dragging']).toBeUndefined();
  });
});

describe('accidents play nothing', () => {
  test('a press that hardly moves drags nothing', () => {
    const { pointer, happened, copy } = table();
    pointer('pointerdown', 200, 540);
    pointer('pointermove', 204, 534);
    pointer('pointerup', 204, 534);
    expect(happened).toEqual([]);
    expect(copy()).toBeNull();
  });

  test.each(['pointercancel', 'lostpointercapture'])('a lost pointer cancels the drag: %s', (lost) => {
    const { carryTo, pointer, happened } = table();
    carryTo(200);
    isCaptured = false;
    pointer(lost, 200, 200);
    pointer('pointerup', 200, 200);
    vi.advanceTimersByTime(1000);
    expect(happened).toEqual(['lifted', 'taken back']);
  });

  test('a finger whose target loses it on capture keeps dragging', () => {
    const { carryTo, pointer, happened } = table();
    carryTo(400);
    pointer('lostpointercapture', 200, 400);
    expect(happened).toEqual(['lifted']);
  });

  test('Escape cancels the drag and does not reach the table', () => {
    const { carryTo, pointer, happened } = table();
    carryTo(200);
    expect(key('Escape').defaultPrevented).toBe(true);
    pointer('pointerup', 200, 200);
    vi.advanceTimersByTime(1000);
    expect(happened).toEqual(['lifted', 'taken back']);
    expect(key('Escape').defaultPrevented).toBe(false);
  });

  test('a second finger neither drags nor drops anything', () => {
    const { carryTo, pointer, happened, copy } = table();
    carryTo(400);
    const second = { pointerId: 2, isPrimary: false };
    pointer('pointerdown', 200, 200, second);
    pointer('pointermove', 200, 100, second);
    pointer('pointerup', 200, 200, second);
    pointer('pointercancel', 200, 200, second);
    expect(happened).toEqual(['lifted']);
    expect((copy() as HTMLElement).style.transform).toContain('translate(200.0px, 402.0px)');
  });

  test('the right mouse button drags nothing', () => {
    const { pointer, copy } = table();
    pointer('pointerdown', 200, 540, { pointerType: 'mouse', button: 2, buttons: 2 });
    pointer('pointermove', 200, 400, { pointerType: 'mouse', buttons: 2 });
    expect(copy()).toBeNull();
  });

  test('a mouse released outside the window cancels the drag', () => {
    const { carryTo, pointer, happened } = table();
    carryTo(400);
    pointer('pointermove', 200, 200, { buttons: 0 });
    expect(happened).toEqual(['lifted', 'taken back']);
  });

  test('a card that leaves the hand during the drag is not dropped', () => {
    const { carryTo, pointer, happened, card, dragging, copy } = table();
    carryTo(200);
    card.remove();
    dragging.refresh();
    expect(copy()).toBeNull();
    pointer('pointerup', 200, 200);
    vi.advanceTimersByTime(1000);
    expect(happened).toEqual(['lifted', 'taken back']);
  });

  test('a place that disappears before the card arrives takes nothing', () => {
    const { carryTo, pointer, happened, place } = table();
    carryTo(200);
    pointer('pointerup', 200, 200);
    place.remove();
    vi.advanceTimersByTime(1000);
    expect(happened).toEqual(['lifted', 'taken back']);
  });
});

describe('a throw', () => {
  const flick = (pointer: ReturnType<typeof table>['pointer']) => {
    pointer('pointerdown', 200, 540);
    for (const y of [528, 508, 484, 456, 430]) pointer('pointermove', 200, y);
    pointer('pointerup', 200, 430);
  };

  test('reaches the place that it flies over', () => {
    const { pointer, happened } = table();
    flick(pointer);
    vi.advanceTimersByTime(300);
    expect(happened).toEqual(['lifted']);
    vi.advanceTimersByTime(300);
    expect(happened).toEqual(['lifted', 'dropped', 'dropped there']);
  });

  test('is cancelled by Escape in flight', () => {
    const { pointer, happened } = table();
    flick(pointer);
    vi.advanceTimersByTime(300);
    key('Escape');
    vi.advanceTimersByTime(2000);
    expect(happened).toEqual(['lifted', 'taken back']);
  });

  test('is cancelled by a press anywhere, and that press does nothing else', () => {
    const { pointer, happened, card } = table();
    const clicked = vi.fn<() => void>();
    card.addEventListener('click', clicked);
    const click = () => card.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    flick(pointer);
    click();
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 10, 300);
    click();
    vi.advanceTimersByTime(2000);
    expect(happened).toEqual(['lifted', 'taken back']);
    expect(clicked).not.toHaveBeenCalled();
    pointer('pointerdown', 200, 540);
    click();
    expect(clicked).toHaveBeenCalledOnce();
  });
});

test('a press made before the listeners were ready starts a drag as well', () => {
  const { card, happened, dragging } = table();
  dragging.stop();
  const first = new PointerEvent('pointerdown', { clientX: 200, clientY: 540, pointerId: 7, isPrimary: true, button: 0 });
  Object.defineProperty(first, 'target', { value: card });
  const grabbed: Grabbed = {
    element: () => card, picture: (element) => element, onLift: () => happened.push('lifted'), onMove: () => undefined,
    drops: () => [], onEnd: (how) => happened.push(how),
  };
  const second = new Dragging(card, () => grabbed, first);
  document.dispatchEvent(new PointerEvent('pointermove', { clientX: 200, clientY: 400, pointerId: 7, buttons: 1 }));
  expect(happened).toEqual(['lifted']);
  second.stop();
  expect(happened).toEqual(['lifted', 'taken back']);
});
