const MARGIN = 8;

/** Shows a popover within the window, above its anchor, or below the anchor if there is no room above. */
export function showBeside(popover: HTMLElement, anchor: Element): void {
  popover.showPopover();
  const around = anchor.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const centred = around.left + (around.width - width) / 2;
  const above = around.top - height - MARGIN;
  popover.style.left = `${Math.max(MARGIN, Math.min(innerWidth - width - MARGIN, centred))}px`;
  popover.style.top = `${above >= MARGIN ? above : around.bottom + MARGIN}px`;
}
