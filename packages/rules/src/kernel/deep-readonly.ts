type Plain = string | number | boolean | null | undefined;

/** The same data, which nobody changes in place, however deep it lies. */
export type DeepReadonly<Data> = unknown extends Data
  ? Data
  : Data extends Plain
    ? Data
    : { readonly [Field in keyof Data]: DeepReadonly<Data[Field]> };
