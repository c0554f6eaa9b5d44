import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for a list that gets the attribute `data-scrolls` while it is wider than its place. A finger then scrolls the list.
 */
export function useScrolls(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const sizes = new ResizeObserver(() => element.toggleAttribute('data-scrolls', element.scrollWidth > element.clientWidth + 1));
    // observing an element also reports its current size, which measures new items, too
    const watch = () => [element, ...element.children].forEach((each) => sizes.observe(each));
    const items = new MutationObserver(watch);
    items.observe(element, { childList: true });
    watch();
    return () => {
      items.disconnect();
      sizes.disconnect();
    };
  }, []);
  return list;
}
