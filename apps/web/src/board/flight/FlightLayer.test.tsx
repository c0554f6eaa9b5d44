// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placed } from '../../ui/place.ts';
import { cardFlight } from './cardFlights.ts';
import type { NumberedFlight } from './flight.ts';
import { FlightLayer } from './FlightLayer.tsx';
import { flips } from './flips.ts';

/* Tests have no layout and no animations: both are supplied here, and started animations are recorded. */
interface StartedAnimation {
  readonly element: Element;
  readonly frames: unknown;
  readonly animation: { onfinish: (() => void) | null; startTime: number | null; readonly cancel: () => void };
}

let animations: StartedAnimation[] = [];
let frames: FrameRequestCallback[] = [];
let time = '0.52s';

/** The time of the drawn frame, in ms. */
const FRAME = 500;

/** Draws the table as it was last rendered. */
const drawn = () => {
  const due = frames;
  frames = [];
  for (const draw of due) act(() => draw(FRAME));
};

beforeEach(() => {
  animations = [];
  frames = [];
  time = '0.52s';
  Element.prototype.getBoundingClientRect = function box() {
    const [left = 0, width = 0] = (this.getAttribute('data-box') ?? '').split(' ').map(Number);
    return new DOMRect(left, 0, width, width * 1.4);
  };
  Element.prototype.animate = function animate(frames: unknown) {
    const animation = { onfinish: null, startTime: null, cancel: vi.fn<() => void>() };
    animations.push({ element: this, frames, animation });
    return animation as unknown as Animation;
  };
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.spyOn(window, 'getComputedStyle').mockImplementation(() => ({ transitionDuration: time }) as CSSStyleDeclaration);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const TAKEN: NumberedFlight = { ...cardFlight('QS', ['trick QS'], ['laid QS', 'seat 1']), at: 1, key: 0 };
const GIVEN: NumberedFlight = { ...cardFlight('QS', ['hand QS'], ['seat 1']), at: 1, key: 0 };

interface FlyingTableProps {
  readonly flights: readonly NumberedFlight[];
  readonly where?: 'hand' | 'trick' | 'laid' | 'nowhere';
}

/** A table with one card, a seat, and a folded rack that is not shown. */
function Table({ flights, where = 'trick' }: FlyingTableProps) {
  return (
    <main>
      <i data-box="0 0" {...placed('laid QS')} />
      {where !== 'nowhere' && <b data-box={where === 'laid' ? '300 30' : '100 60'} {...placed(`${where} QS`)} />}
      <button data-box="500 40" {...placed('seat 1')} />
      <FlightLayer flights={flights} pack="french" />
    </main>
  );
}

const flying = (container: HTMLElement) => container.querySelectorAll('.flights > span');

describe('a flight', () => {
  it('moves from where the card was to where it is now and is removed on arrival', () => {
    const { container, rerender } = render(<Table flights={[]} />);
    const clean = container.innerHTML;
    rerender(<Table flights={[TAKEN]} where="laid" />);
    drawn();
    const [unseen, flight] = animations;
    expect(flying(container)).toHaveLength(1);
    expect(flight?.frames).toMatchObject([
      { transform: expect.stringContaining('translate(130px,') },
      { transform: expect.stringContaining('translate(315px,') },
    ]);
    expect(unseen?.element.getAttribute('data-place')).toBe('laid QS');
    expect(unseen?.frames).toEqual({ opacity: [0, 0] });
    flight?.animation.onfinish?.();
    rerender(<Table flights={[TAKEN]} />);
    drawn();
    expect(container.innerHTML).toBe(clean);
  });

  it('into a place that does not show the card hides nothing there', () => {
    const { rerender } = render(<Table flights={[]} where="hand" />);
    rerender(<Table flights={[GIVEN]} where="nowhere" />);
    drawn();
    expect(animations.map(({ element }) => element.tagName)).toEqual(['SPAN']);
    expect(animations[0]?.frames).toHaveLength(3);
  });

  it('starts once, no matter how often the table renders', () => {
    const { container, rerender } = render(<Table flights={[]} />);
    for (let change = 0; change < 3; change += 1) rerender(<Table flights={[TAKEN]} where="laid" />);
    drawn();
    expect(flying(container)).toHaveLength(1);
    rerender(<Table flights={[TAKEN, { ...TAKEN, from: ['seat 1'], key: 1 }]} where="laid" />);
    drawn();
    expect(flying(container)).toHaveLength(2);
  });

  it('without a destination fades out in place', () => {
    const { container, rerender } = render(<Table flights={[]} />);
    rerender(<Table flights={[{ ...TAKEN, to: [] }]} where="nowhere" />);
    drawn();
    expect(flying(container)).toHaveLength(1);
    expect(animations[0]?.frames).toMatchObject([{ opacity: 1 }, { opacity: 1 }, { opacity: 0 }]);
  });

  it('shows at most three of several cards that fly into a place one after another', () => {
    const { container, rerender } = render(<Table flights={[]} where="hand" />);
    rerender(<Table flights={[0, 1, 2, 3, 4].map((after) => ({ ...GIVEN, after, key: after }))} where="nowhere" />);
    drawn();
    expect(flying(container)).toHaveLength(3);
  });

  it('starts with the frame that shows the change, even if many more are rendered later', () => {
    const many = [0, 1, 2, 3, 4].map((key) => ({ ...TAKEN, key }));
    const { container, rerender } = render(<Table flights={[]} />);
    rerender(<Table flights={many} where="laid" />);
    drawn();
    expect(flying(container)).toHaveLength(many.length);
    const started = animations.filter(({ element }) => element.tagName === 'SPAN').map(({ animation }) => animation.startTime);
    expect(started).toEqual(many.map(() => FRAME));
  });

  it('only turns the element in place if a card is turned up', () => {
    const turned = { ...TAKEN, thing: { kind: 'turned' }, from: [], to: ['seat 1'] } as const;
    const { container, rerender } = render(<Table flights={[]} />);
    rerender(<Table flights={[turned]} />);
    drawn();
    expect(flying(container)).toHaveLength(0);
    expect(animations.map(({ element }) => element.tagName)).toEqual(['BUTTON']);
  });

  it('is hidden from screen readers', () => {
    const { container } = render(<Table flights={[]} />);
    expect(container.querySelector('.flights')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('an element that moves with the layout', () => {
  const table = (box: string, flights: readonly NumberedFlight[]) => (
    <main>
      <i data-box={box} {...flips(box)} />
      <b data-box="100 60" {...placed('hand QS')} />
      <button data-box="500 40" {...placed('seat 1')} />
      <FlightLayer flights={flights} pack="french" />
    </main>
  );

  it('moves to its new place with or without a flight', () => {
    const { rerender } = render(table('100 60', []));
    drawn();
    rerender(table('300 30', []));
    drawn();
    rerender(table('100 30', [GIVEN]));
    drawn();
    expect(animations.filter(({ element }) => element.tagName === 'I').map(({ frames }) => frames)).toMatchObject([
      { transform: ['translate(-200px, 0px)', 'none'] },
      { transform: ['translate(200px, 0px)', 'none'] },
    ]);
  });

  it('moves from where it was last seen, no matter how often the table renders before the next frame', () => {
    const { rerender } = render(table('100 60', []));
    drawn();
    rerender(table('300 60', []));
    rerender(table('400 60', []));
    const [first, second] = animations;
    expect(first?.animation.cancel).toHaveBeenCalled();
    expect(second?.frames).toMatchObject({ transform: ['translate(-300px, 0px)', 'none'] });
    expect(animations).toHaveLength(2);
  });

  it('moves together with its container', () => {
    const within = (box: string, inner: string) => (
      <main>
        <div data-box={box} {...flips(box)}>
          <i data-box={inner} {...flips(box)} />
        </div>
        <FlightLayer flights={[]} pack="french" />
      </main>
    );
    const { rerender } = render(within('100 60', '110 20'));
    drawn();
    rerender(within('300 60', '330 20'));
    drawn();
    const [outer, inner] = ['translate(-200px, 0px)', 'translate(-20px, 0px)'];
    expect(animations.map(({ frames }) => frames)).toEqual([{ transform: [outer, 'none'] }, { transform: [inner, 'none'] }]);
  });

  it('does not move if its layout key is unchanged', () => {
    const still = (box: string) => (
      <main>
        <i data-box={box} {...flips('piles beside')} />
        <FlightLayer flights={[]} pack="french" />
      </main>
    );
    const { rerender } = render(still('100 60'));
    rerender(still('300 60'));
    drawn();
    expect(animations).toEqual([]);
  });

  it('does not move if it is still in the same place', () => {
    const { rerender } = render(table('100 60', []));
    drawn();
    rerender(table('100 60', [GIVEN]));
    drawn();
    expect(animations.map(({ element }) => element.tagName)).toEqual(['SPAN']);
  });
});

it('measures the whole table in the frame that shows the change, before it starts any animation', () => {
  const { rerender } = render(<Table flights={[]} />);
  const looked: string[] = [];
  rerender(<Table flights={[TAKEN, { ...GIVEN, key: 1 }]} where="laid" />);
  Element.prototype.getBoundingClientRect = () => {
    looked.push(animations.length === 0 ? 'still' : 'moving');
    return new DOMRect(looked.length * 10, 0, 60, 84);
  };
  expect(animations).toEqual([]);
  drawn();
  expect(animations.length).toBeGreaterThan(1);
  expect(new Set(looked)).toEqual(new Set(['still']));
});

describe('nothing flies', () => {
  it('if the trick has not moved', () => {
    const { container, rerender } = render(<Table flights={[]} />);
    rerender(<Table flights={[TAKEN]} />);
    drawn();
    expect(flying(container)).toHaveLength(0);
  });

  it('from or to a place that is not on the screen', () => {
    const { container, rerender } = render(<Table flights={[]} where="nowhere" />);
    rerender(<Table flights={[TAKEN, { ...GIVEN, key: 1, to: ['pot'] }]} where="nowhere" />);
    drawn();
    expect(flying(container)).toHaveLength(0);
  });

  it('if the transition time is 0, as with reduced motion or speed off', () => {
    time = '0s';
    const { rerender } = render(<Table flights={[]} />);
    rerender(<Table flights={[TAKEN]} where="laid" />);
    drawn();
    expect(animations).toEqual([]);
  });

  it('if it started before the table was first rendered, except for the last event’s cards', () => {
    const dealt = [1, 2].map((key) => ({ ...GIVEN, at: 2, key }));
    const { container } = render(<Table flights={[TAKEN, ...dealt]} where="hand" />);
    drawn();
    expect(flying(container)).toHaveLength(2);
  });

  it('once the flights are cleared to show everything at once', () => {
    const { container, rerender } = render(<Table flights={[]} />);
    rerender(<Table flights={[TAKEN]} where="laid" />);
    drawn();
    rerender(<Table flights={[]} where="laid" />);
    expect(flying(container)).toHaveLength(0);
    expect(animations.at(-1)?.animation.cancel).toHaveBeenCalled();
  });
});
