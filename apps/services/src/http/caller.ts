/** A network that a request counts towards: an IPv4 address, or the /64, /56 or /48 of an IPv6 address. */
export type Caller = {
  /** Hash of the network; contains no address. */
  readonly id: string
  /** Factor of the limits compared with those of a single address. */
  readonly factor: number
}
