/** The address on which a process listens for the others. */
export interface ProcessAddress {
  readonly host: string;
  readonly port: number;
}
