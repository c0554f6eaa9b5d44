import { createContext, type ReactNode, startTransition, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';

/* The viewer's own parts first. They are all below the rest, which only fills the space above, so that nothing moves. */
const PARTS = ['hand', 'seats', 'beside', 'middle'] as const;

/** A part of a table that is drawn at once. */
type TablePart = (typeof PARTS)[number];

interface Drawing {
  readonly isDrawn: (part: TablePart) => boolean;
  readonly isWhole: boolean;
}

const WHOLE: Drawing = { isDrawn: () => true, isWhole: true };

const DrawingContext = createContext(WHOLE);

/** Returns how much of the surrounding table has been drawn; outside `DrawnInParts`, all of it. */
export function useDrawing(): Drawing {
  return use(DrawingContext);
}

/**
 * Renders a table part by part when it is first shown. Each part is a short task of its own, so that a press can be handled in
 * between. Events that happen in the meantime are drawn with the next part.
 */
export function DrawnInParts({ children }: { readonly children: ReactNode }) {
  const [parts, setParts] = useState(0);
  const isWhole = parts === PARTS.length;
  // What was added to the page is laid out in the same task: the next frame would do it for several parts at once.
  useLayoutEffect(() => {
    if (parts > 0) document.body.getBoundingClientRect();
  }, [parts]);
  useEffect(() => {
    if (!isWhole) startTransition(() => setParts(parts + 1));
  }, [isWhole, parts]);
  const drawing = useMemo<Drawing>(() => {
    if (isWhole) return WHOLE;
    return { isWhole, isDrawn: (part) => PARTS.indexOf(part) < parts };
  }, [isWhole, parts]);
  return <DrawingContext value={drawing}>{children}</DrawingContext>;
}

/** Renders its children once the whole table has been drawn, and nothing before that. */
export function OnceWhole({ children }: { readonly children: ReactNode }) {
  return useDrawing().isWhole && children;
}
