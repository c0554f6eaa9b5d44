import { type ComponentType, type ReactNode, Suspense } from 'react';
import { type LaterPage, laterPage } from './laterPage.ts';

const parts: (() => Promise<void>)[] = [];

/** Loads every such part that is known by now, so that all is shown at once: for tests that look before anything can come. */
export async function loadAllShownLater(): Promise<void> {
  await Promise.all(parts.map((load) => load()));
}

/** A part of a page that is loaded when it is first to be shown: until it is there, its place is empty. */
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
