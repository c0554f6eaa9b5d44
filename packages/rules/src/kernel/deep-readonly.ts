type Plain = string | number | boolean | null | undefined;

/** The deeply readonly type of some data: no code may change it in place. */
export type DeepReadonly<Data> = unknown extends Data
  ? Data
  : Data extends Plain
    ? Data
    : { readonly [Field in keyof Data]: DeepReadonly<Data[Field]> };
