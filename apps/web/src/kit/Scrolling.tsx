import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import './scrolling.css';

/** What `<Scrolling>` takes. */
export interface ScrollingProps {
  /** What is in it, for those who come upon it with the keyboard. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Whether the keyboard stops within it at all times, and scrolls it from there. */
  readonly holdsStop?: boolean;
  readonly children: ReactNode;
}

/**
 * As much of something long as there is room for. Where there is more, its edge fades, and the keyboard reaches it, so that
 * arrows can scroll it.
 */
export function Scrolling({ label, className = '', holdsStop = false, children }: ScrollingProps) {
  const window = useRef<HTMLDivElement>(null);
  const more = useMore(window);
  return (
    <div
      ref={window}
      className={`scrolling ${className}`.trimEnd()}
      role="group"
      aria-label={label}
      tabIndex={more === 'none' || holdsStop ? undefined : 0}
      data-more={more}
    >
      {children}
    </div>
  );
}

type More = 'none' | 'above' | 'below' | 'both';

/* Less than this is a rounding of lengths, not something to scroll to. In px. */
const SLACK = 2;

/** On which side of what is seen there is more. */
function useMore(window: RefObject<HTMLElement | null>): More {
  const [more, setMore] = useState<More>('none');
  useEffect(() => {
    const element = window.current;
    if (element === null) return;
    const look = () => setMore(moreIn(element));
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
  return more;
}

function moreIn({ scrollTop, scrollHeight, clientHeight }: HTMLElement): More {
  const above = scrollTop > SLACK;
  const below = scrollTop < scrollHeight - clientHeight - SLACK;
  if (above) return below ? 'both' : 'above';
  return below ? 'below' : 'none';
}
