import { type RefObject, useEffect, useRef } from 'react';

/** A ref for a list that is marked with `data-scrolls` while it is wider than its place. A finger then scrolls it. */
export function useScrolls(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const sizes = new ResizeObserver(() => element.toggleAttribute('data-scrolls', element.scrollWidth > element.clientWidth + 1));
    // a size is reported once it is first watched: so is all that comes
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
