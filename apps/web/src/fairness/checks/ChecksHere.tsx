import { useStore } from 'zustand';
import { openChecks } from './openChecks.ts';
import { OpenChecks } from './shownLater.ts';

/** Runs the open checks, on any page. Renders and loads nothing while there are none. */
export function ChecksHere() {
  const isAny = useStore(openChecks, ({ games }) => games.length > 0);
  return isAny && <OpenChecks />;
}
