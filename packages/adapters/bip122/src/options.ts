/** Options of {@link createBip122Adapter}. */
export type Bip122AdapterOptions = {
  /**
   * Within how many blocks a transfer that the adapter puts together itself is to be confirmed, from 1 to 1008; the fee follows
   * from it. Wallets that pay by themselves choose their own fee. Default 3.
   */
  readonly confirmationBlocks?: number | undefined
}
