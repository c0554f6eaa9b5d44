import { createContext, type ReactNode, startTransition, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';

/* The viewer's own parts first. They are below all other parts, which only fill the space above, so nothing moves. */
const PARTS = ['hand', 'seats', 'beside', 'middle'] as const;

/** A part of a table that is drawn in one task. */
type TablePart = (typeof PARTS)[number];

interface Drawing {
  readonly isDrawn: (part: TablePart) => boolean;
  readonly isWhole: boolean;
}

const WHOLE: Drawing = { isDrawn: () => true, isWhole: true };

const DrawingContext = createContext(WHOLE);

/** Returns which parts of the surrounding table have been drawn; all parts outside `DrawnInParts`. */
export function useDrawing(): Drawing {
  return use(DrawingContext);
}

/**
 * Renders a table part by part when it is first shown. Each part is a short task of its own, so that a press can be handled in
 * between. Events that occur meanwhile appear with the next part.
 */
export function DrawnInParts({ children }: { readonly children: ReactNode }) {
  const [parts, setParts] = useState(0);
  const isWhole = parts === PARTS.length;
  // The layout of an added part happens in the same task: the next frame would lay out several parts at the same time.
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

/** Renders its children once the whole table has been drawn; before that, renders nothing. */
export function OnceWhole({ children }: { readonly children: ReactNode }) {
  return useDrawing().isWhole && children;
}
