import type { ReactNode } from 'react';

/** A deal as it is told on its own, under its title. */
export interface DealInDetail {
  /** `Hand 3`. */
  readonly title: string;
  /** What is said of it beside the title. */
  readonly said: ReactNode;
  readonly content: ReactNode;
}

/** How the numbers of each deal came about, newest first, and the newest open. Deals come oldest first. */
export function DealsInDetail({ deals }: { readonly deals: readonly DealInDetail[] }) {
  return deals
    .map(({ title, said, content }, k) => (
      // A deal's number is what it is.
      <details key={k} className="score-deal slip" open={k === deals.length - 1}>
        <summary>
          <h3>{title}</h3>
          <span>{said}</span>
        </summary>
        {content}
      </details>
    ))
    .toReversed();
}
