import { createContext, type ReactNode, startTransition, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';

/* One's own first. All of it lies below the rest, which only fills the room above: nothing that is there already moves. */
const PARTS = ['hand', 'seats', 'beside', 'middle'] as const;

/** A part of a table that is drawn in one go. */
type TablePart = (typeof PARTS)[number];

interface Drawing {
  readonly isDrawn: (part: TablePart) => boolean;
  readonly isWhole: boolean;
}

const WHOLE: Drawing = { isDrawn: () => true, isWhole: true };

const DrawingContext = createContext(WHOLE);

/** How much of the table around is drawn; all of it where it is not drawn part by part. */
export function useDrawing(): Drawing {
  return use(DrawingContext);
}

/**
 * Has a table inside come part by part when it is first shown: each is a short task of its own, and a press can come between.
 * What has happened meanwhile is drawn with the next part.
 */
export function DrawnInParts({ children }: { readonly children: ReactNode }) {
  const [parts, setParts] = useState(0);
  const isWhole = parts === PARTS.length;
  // What was put into the page is laid out in the same task: the next frame would do it for several parts at once.
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

/** What goes on over a table, once all of it is there. */
export function OnceWhole({ children }: { readonly children: ReactNode }) {
  return useDrawing().isWhole && children;
}
