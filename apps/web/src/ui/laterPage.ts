import { type ComponentType, createElement, type ReactNode, use } from 'react';

/** A page that is lazy-loaded at the first visit. */
export interface LaterPage<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the page. A later visit then shows the page at once. Rejects if loading fails. */
  readonly load: () => Promise<void>;
}

/**
 * Returns a page made from the component that `find` loads. Until that component is loaded, a Suspense boundary around the page
 * shows its fallback.
 */
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
