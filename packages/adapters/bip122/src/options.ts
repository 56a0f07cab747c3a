/** Options of {@link createBip122Adapter}. */
export type Bip122AdapterOptions = {
  /**
   * Within how many blocks a transfer that the adapter puts together itself is to be confirmed, from 1 to 1008; the fee follows
   * from it. Wallets that pay by themselves choose their own fee. Default 3.
   */
  readonly confirmationBlocks?: number | undefined
  /**
   * Whether a transfer that the adapter puts together may spend coins that can carry ordinals: all coins of an ordinals address,
   * and coins of at most 10,000 satoshi of any other taproot address. Spending such a coin can lose an inscription. Default false.
   */
  readonly spendOrdinals?: boolean | undefined
}
