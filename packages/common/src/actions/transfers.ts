/** A transfer of the network's native coin, or of a token. */
export type Transfer = {
  /** The recipient's address on the session's network. */
  readonly to: string
  /** In the smallest unit of the coin or token: wei, lamports, planck, satoshi. */
  readonly amount: bigint
  /**
   * The address of a token's contract on the session's network, as in the `tokens` option. Default: the native coin.
   * Only the EVM adapter sends tokens (ERC-20). With the other adapters, and for an address that is no token, every
   * function rejects with `INVALID_PARAMS`.
   */
  readonly token?: string | undefined
  /** The account that pays. Default: the session's active account. */
  readonly address?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** A reason why a {@link Transfer} fails, or why it may be a mistake. Amounts are in the smallest unit. */
export type TransferProblem =
  /**
   * `to` is no address of the namespace, or its checksum is wrong. `reason` says what is wrong, in English, for
   * developers.
   */
  | { readonly type: 'invalid-recipient'; readonly field: 'to'; readonly reason: string }
  /** `to` is an address of another network of the namespace. */
  | { readonly type: 'recipient-of-other-network'; readonly field: 'to' }
  /** Nobody can spend from `to`: the zero address, a program, or the contract of the token itself. */
  | { readonly type: 'unspendable-recipient'; readonly field: 'to' }
  /**
   * The contract at `to` or the contract of the token rejects the transfer, for example while the token is paused. Many
   * contracts accept no plain transfers.
   */
  | { readonly type: 'rejected-by-recipient'; readonly field: 'to' }
  /** `to` is the paying account. The transfer succeeds, but costs the fee. The other problems make it fail. */
  | { readonly type: 'own-address'; readonly field: 'to' }
  /** `amount` is no bigint above zero, or more than the coin's amounts can be. */
  | { readonly type: 'invalid-amount'; readonly field: 'amount' }
  /** The network rejects a payment below `minimum` to this recipient: dust, rent exemption, existential deposit. */
  | { readonly type: 'below-minimum'; readonly field: 'amount'; readonly minimum: bigint }
  /** The account can't pay the fee of a token transfer in the native coin. */
  | { readonly type: 'insufficient-fee-funds'; readonly field: 'amount'; readonly fee: bigint }
  /** The account can't pay amount and fee. `maxAmount` is the largest amount that it can send. */
  | {
      readonly type: 'insufficient-funds'
      readonly field: 'amount'
      readonly fee: bigint
      readonly maxAmount: bigint
    }
  /** The fee is out of proportion: more than half of the amount, and more than the limit of small amounts. */
  | { readonly type: 'fee-too-high'; readonly field: 'amount'; readonly fee: bigint }
  /** The account would keep less than `minimum`, but more than nothing, and the network rejects that. */
  | { readonly type: 'remainder-below-minimum'; readonly field: 'amount'; readonly minimum: bigint }

/** The cost of a transfer, in the smallest unit. */
export type TransferEstimate = {
  /** The expected network fee, in the native coin. The wallet may choose another one. */
  readonly fee: bigint
  /**
   * The largest amount of the coin or token that the account can send to this recipient, with room for a fee that rises
   * meanwhile. Zero if it can send nothing.
   */
  readonly maxAmount: bigint
}

/**
 * Transfers of the native coin and of tokens, in the same shape for every namespace. They use the network that is
 * active at the time of the call.
 */
export type Transfers = {
  /**
   * Returns the problems of a transfer, an empty list if there are none. Reads balances and fees from the network's RPC
   * servers, unless the recipient or the amount is invalid, and shows no prompt. Rejects with a typed error if the
   * network can't be read.
   */
  check(transfer: Transfer): Promise<readonly TransferProblem[]>
  /**
   * Returns the fee of a transfer. Throws `INVALID_PARAMS` for an invalid recipient, and for an invalid amount if it is
   * given.
   */
  estimate(transfer: Omit<Transfer, 'amount'> & { readonly amount?: bigint | undefined }): Promise<TransferEstimate>
  /**
   * Asks the wallet to send a transfer, and returns the transaction's id. Sends the same request as `sendTransaction`
   * or `sendTransfer`, and throws the same errors, such as `ACCOUNT_CHANGED`, `WRONG_NETWORK` and `INSUFFICIENT_FUNDS`.
   * Throws `INVALID_PARAMS` for an invalid or unspendable recipient, and for an invalid amount or token, without a
   * request to the wallet.
   */
  send(transfer: Transfer): Promise<string>
}
