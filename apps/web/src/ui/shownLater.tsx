import { type ComponentType, type ReactNode, Suspense } from 'react';
import { type LaterPage, laterPage } from './laterPage.ts';

const parts: (() => Promise<void>)[] = [];

/**
 * Loads all components that `shownLater` has returned so far, so that they render at once. For tests, which cannot wait. Rejects if
 * any of them cannot be loaded.
 */
export async function loadAllShownLater(): Promise<void> {
  await Promise.all(parts.map((load) => load()));
}

/** Returns a component that is lazy-loaded when first rendered. It renders nothing until it has loaded. */
export function shownLater<Props extends object>(find: () => Promise<ComponentType<Props>>): LaterPage<Props> {
  const Part = laterPage(find);
  parts.push(Part.load);
  const Shown = (props: Props): ReactNode => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Shown, { load: Part.load });
}
