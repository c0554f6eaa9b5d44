import { type ComponentType, createElement, type ReactNode, use } from 'react';

/** A page that is loaded when it is first visited. */
export interface LaterPage<Props extends object> {
  (props: Props): ReactNode;
  /** Loads it. A later visit shows it at once, with nothing in between. Rejects if loading fails. */
  readonly load: () => Promise<void>;
}

/** Returns a page from the component that `find` loads; until it is loaded, a Suspense boundary around it shows its fallback. */
export function laterPage<Props extends object>(find: () => Promise<ComponentType<Props>>): LaterPage<Props> {
  let found: ComponentType<Props> | null = null;
  let finding: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    found = await find();
  };
  const load = (): Promise<void> => (finding ??= look());
  const Page = (props: Props): ReactNode => {
    if (found === null) use(load());
    return found === null ? null : createElement(found, props);
  };
  return Object.assign(Page, { load });
}
