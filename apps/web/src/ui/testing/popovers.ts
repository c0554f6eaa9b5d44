/** Adds popovers to a simulated page, which has none. From then on, a shown popover is marked. */
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
