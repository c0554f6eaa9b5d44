declare module 'virtual:messages' {
  type Loaded = Promise<{ readonly default: Readonly<Record<string, (values: Readonly<Record<string, unknown>>) => unknown>> }>;
  /** The functions that load each group of messages in each language. */
  const loaders: Readonly<Record<string, Readonly<Record<string, () => Loaded>>>>;
  export default loaders;
}
