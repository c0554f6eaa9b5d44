// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { laterPage, type LaterPage } from '../laterPage.ts';

afterEach(cleanup);

interface Named {
  readonly name: string;
}

/** Returns a page that is loading until a test says that it has arrived. */
function pageOnItsWay() {
  let arrive = (): void => undefined;
  const there = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Page = laterPage<Named>(async () => {
    await there;
    return ({ name }): ReactNode => `This is ${name}.`;
  });
  return { Page, arrive };
}

const around = (Page: LaterPage<Named>) => (
  <Suspense fallback="Nothing yet.">
    <Page name="home" />
  </Suspense>
);

describe('a page that comes later', () => {
  it('is there at once where it was loaded before one went there', async () => {
    const { Page, arrive } = pageOnItsWay();
    arrive();
    await Page.load();
    expect(render(around(Page)).container.textContent).toBe('This is home.');
  });

  it('comes in place of what is shown until it is loaded', async () => {
    const { Page, arrive } = pageOnItsWay();
    const { container } = await act(async () => render(around(Page)));
    expect(container.textContent).toBe('Nothing yet.');
    await act(async () => arrive());
    expect(container.textContent).toBe('This is home.');
  });
});
