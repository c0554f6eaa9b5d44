type Plain = string | number | boolean | null | undefined;

/** The same data as deeply readonly: no code may change it in place. */
export type DeepReadonly<Data> = unknown extends Data
  ? Data
  : Data extends Plain
    ? Data
    : { readonly [Field in keyof Data]: DeepReadonly<Data[Field]> };
