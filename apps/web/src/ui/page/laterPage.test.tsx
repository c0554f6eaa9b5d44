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

describe('a lazy page', () => {
  it('renders at once if it was loaded before', async () => {
    const { Page, arrive } = pageOnItsWay();
    arrive();
    await Page.load();
    expect(render(around(Page)).container.textContent).toBe('This is home.');
  });

  it('shows the fallback until it is loaded', async () => {
    const { Page, arrive } = pageOnItsWay();
    const { container } = await act(async () => render(around(Page)));
    expect(container.textContent).toBe('Nothing yet.');
    await act(async () => arrive());
    expect(container.textContent).toBe('This is home.');
  });
});
