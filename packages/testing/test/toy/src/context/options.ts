/** Options of `createToyAdapter`. */
export type ToyAdapterOptions = {
  /** Timeout of a request to a node, in ms. Default 10 000. */
  readonly timeoutMs?: number | undefined
}
