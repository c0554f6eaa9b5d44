/** Adds the popover API to a simulated DOM, which lacks it. From then on, an open popover has a mark. */
export function allowPopovers(): void {
  const show = function (this: HTMLElement) {
    this.dataset['shown'] = '';
  };
  const hide = function (this: HTMLElement) {
    delete this.dataset['shown'];
  };
  const popover = {
    showPopover: { value: show, configurable: true, writable: true },
    hidePopover: { value: hide, configurable: true, writable: true },
  };
  Object.defineProperties(HTMLElement.prototype, popover);
}
