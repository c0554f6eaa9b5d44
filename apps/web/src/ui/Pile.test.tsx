// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Pile } from './Pile.tsx';

afterEach(cleanup);

it('keeps its place while it is empty and shows the cards on it', () => {
  const pile = (top: boolean, closing: boolean) => (
    <Pile place="discards" caption="discards">
      {top ? <b>top</b> : null}
      {closing && <b>closing</b>}
    </Pile>
  );
  const { container, rerender } = render(pile(false, false));
  const empty = () => container.querySelectorAll('.pile-empty').length;
  expect(empty()).toBe(1);
  rerender(pile(true, false));
  expect([empty(), container.querySelector('.pile-cards')?.textContent]).toEqual([0, 'top']);
  rerender(pile(false, true));
  expect([empty(), container.querySelector('.pile-cards')?.textContent]).toEqual([0, 'closing']);
});
