type Plain = string | number | boolean | null | undefined;

/** A deeply readonly version of a type, so that no code can change its values in place. */
export type DeepReadonly<Data> = unknown extends Data
  ? Data
  : Data extends Plain
    ? Data
    : { readonly [Field in keyof Data]: DeepReadonly<Data[Field]> };
