const MARGIN = 8;

/** Shows a popover above its anchor, or below where there is no room, within the window. */
export function showBeside(popover: HTMLElement, anchor: Element): void {
  popover.showPopover();
  const around = anchor.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const centred = around.left + (around.width - width) / 2;
  const above = around.top - height - MARGIN;
  popover.style.left = `${Math.max(MARGIN, Math.min(innerWidth - width - MARGIN, centred))}px`;
  popover.style.top = `${above >= MARGIN ? above : around.bottom + MARGIN}px`;
}
