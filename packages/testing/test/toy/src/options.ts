/** Options of `createToyAdapter`. */
export type ToyAdapterOptions = {
  /** How long a node may take; default 10 000 ms. */
  readonly timeoutMs?: number | undefined
}
