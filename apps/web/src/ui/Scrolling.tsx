import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import './scrolling.css';

export interface ScrollingProps {
  /** The accessible name of the content, for keyboard users. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Whether the content always has a tab stop, which also scrolls it. */
  readonly holdsStop?: boolean;
  readonly children: ReactNode;
}

/**
 * Shows as much of long content as there is room for. If there is more, the edge of the visible part fades, and that part becomes
 * focusable, so that the arrow keys can scroll it.
 */
export function Scrolling({ label, className = '', holdsStop = false, children }: ScrollingProps) {
  const window = useRef<HTMLDivElement>(null);
  const { above, below } = useMore(window);
  const more = above > 0 ? (below > 0 ? 'both' : 'above') : below > 0 ? 'below' : 'none';
  return (
    <div
      ref={window}
      className={`scrolling ${className}`.trimEnd()}
      role="group"
      aria-label={label}
      tabIndex={more === 'none' || holdsStop ? undefined : 0}
      data-more={more}
      style={more === 'none' ? undefined : { '--fade-above': `${above}px`, '--fade-below': `${below}px` }}
    >
      {children}
    </div>
  );
}

/** How far the edges of the visible part fade, in px: as far as there is more beyond them, but never farther than `DEEPEST`. */
interface Fading {
  readonly above: number;
  readonly below: number;
}

const DEEPEST = 22;

/* A difference below this, in px, comes from rounded lengths, and is not worth scrolling. */
const SLACK = 2;

const UNFADED: Fading = { above: 0, below: 0 };

/** Returns how far each edge of the visible part fades, depending on how much more there is. */
function useMore(window: RefObject<HTMLElement | null>): Fading {
  const [fading, setFading] = useState(UNFADED);
  useEffect(() => {
    const element = window.current;
    if (element === null) return;
    const look = () =>
      setFading((before) => {
        const now = fadingOf(element);
        return now.above === before.above && now.below === before.below ? before : now;
      });
    const sizes = new ResizeObserver(look);
    const watchAll = () => [element, ...element.children].forEach((each) => sizes.observe(each));
    const children = new MutationObserver(watchAll);
    watchAll();
    children.observe(element, { childList: true });
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      children.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [window]);
  return fading;
}

function fadingOf({ scrollTop, scrollHeight, clientHeight }: HTMLElement): Fading {
  const depth = (hidden: number) => (hidden > SLACK ? Math.min(DEEPEST, Math.round(hidden)) : 0);
  return { above: depth(scrollTop), below: depth(scrollHeight - clientHeight - scrollTop) };
}
