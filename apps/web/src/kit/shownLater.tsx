import { type ComponentType, type ReactNode, Suspense, use } from 'react';

/** A part of a page that is loaded when it is first to be shown. */
export interface ShownLater<Props extends object> {
  (props: Props): ReactNode;
  /** Loads it; shown afterwards, it is there at once. */
  readonly load: () => Promise<void>;
}

const parts: (() => Promise<void>)[] = [];

/** Loads every such part that is known by now, so that all is shown at once: for tests that look before anything can come. */
export async function loadAllShownLater(): Promise<void> {
  await Promise.all(parts.map((load) => load()));
}

/** Makes a part of a page of what `find` loads. Until it is there, its place is empty. */
export function shownLater<Props extends object>(find: () => Promise<ComponentType<Props>>): ShownLater<Props> {
  let found: ComponentType<Props> | null = null;
  let finding: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    found = await find();
  };
  const load = (): Promise<void> => (finding ??= look());
  parts.push(load);
  const Part = (props: Props): ReactNode => {
    if (found === null) use(load());
    const Found = found;
    return Found === null ? null : <Found {...props} />;
  };
  const Shown = (props: Props): ReactNode => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Shown, { load });
}
