/** The name of a part: a text that the name contains, case-insensitive, or a regular expression. */
export type Wording = string | RegExp;

/** A part of the screen. Each use looks it up again. Playwright's `Locator` is such a part. */
export interface ScreenPart {
  first(): ScreenPart;
  nth(index: number): ScreenPart;
  locator(css: string): ScreenPart;
  getByRole(role: Role, options?: { readonly name?: Wording }): ScreenPart;
  count(): Promise<number>;
  isVisible(): Promise<boolean>;
  innerText(options?: { readonly timeout?: number }): Promise<string>;
  allInnerTexts(): Promise<string[]>;
  getAttribute(name: string, options?: { readonly timeout?: number }): Promise<string | null>;
  click(options?: { readonly position?: { readonly x: number; readonly y: number }; readonly timeout?: number }): Promise<void>;
  check(options?: { readonly force?: boolean; readonly timeout?: number }): Promise<void>;
}

/** The ARIA roles of the parts that turns use. */
export type Role = 'button' | 'dialog' | 'listbox' | 'option' | 'radio';

/** The subset of Playwright's `Page` that turns use and every engine can provide. */
export interface Screen {
  locator(css: string, options?: { readonly hasText?: Wording }): ScreenPart;
  getByRole(role: Role, options?: { readonly name?: Wording }): ScreenPart;
  getByText(text: Wording): ScreenPart;
}
