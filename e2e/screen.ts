/** How a part is named: by a text it holds, whatever the letters' case, or by a pattern. */
export type Wording = string | RegExp;

/** Something on the screen, looked up again whenever it is asked about. Playwright's `Locator` is one. */
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

/** The roles that the turns look for. */
export type Role = 'button' | 'dialog' | 'listbox' | 'option' | 'radio';

/** As much of Playwright's `Page` as it takes to play: every engine, however it is driven, can give it. */
export interface Screen {
  locator(css: string, options?: { readonly hasText?: Wording }): ScreenPart;
  getByRole(role: Role, options?: { readonly name?: Wording }): ScreenPart;
  getByText(text: Wording): ScreenPart;
}
