/** Options of {@link createBip122Adapter}. */
export type Bip122AdapterOptions = {
  /**
   * Number of blocks within which a transfer should be confirmed, from 1 to 1008, which determines the fee. Only for
   * transfers that the adapter composes: other wallets choose the fee. Default 3.
   */
  readonly confirmationBlocks?: number | undefined
  /**
   * Whether a transfer that the adapter composes may spend UTXOs that can carry inscriptions: all UTXOs of an ordinals
   * address, and UTXOs of at most 10,000 satoshi of any other taproot address. Spending such a UTXO can lose the
   * inscription. Default false.
   */
  readonly spendOrdinals?: boolean | undefined
}
