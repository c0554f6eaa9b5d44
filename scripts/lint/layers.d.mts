/** A layer of an app: its files, and the layers that it may import from. */
interface Layer {
  readonly files: RegExp;
  readonly mayImport: readonly string[];
}

/** The layers of each app, from the bottom up, by the app's folder. */
export const LAYERS: Readonly<Record<string, Readonly<Record<string, Layer>>>>;
