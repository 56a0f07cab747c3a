/**
 * Behaviour of real wallets that differs from their standards, as an option of every test wallet. Each is off by
 * default. Plain data, because it is serialized for the page.
 */
export type WalletQuirks = {
  /** Rejects with code 4001 for every reason, and gives the reason in the message only. */
  readonly rejectsWith4001?: boolean | undefined
  /** Rejects with bare strings instead of errors. */
  readonly rejectsWithStrings?: boolean | undefined
  /** Delay of each response, in ms. */
  readonly slowMs?: number | undefined
  /** Repeats a rejection without a window, for this many ms after the user rejected. */
  readonly repeatsRefusalMs?: number | undefined
  /** Keeps a request pending forever after its window was closed. */
  readonly keepsClosedRequests?: boolean | undefined
  /** Remembers that the user selected no account, and answers later connect requests the same way without a window. */
  readonly remembersNoAccount?: boolean | undefined
  /** Rejects a signature request within this time after the last one, in ms: "Rate limit exceeded". */
  readonly signatureIntervalMs?: number | undefined
  /** Opens the unlock window before each request that needs the user, and locks again afterwards. */
  readonly relocks?: boolean | undefined
  /** Does not notify the page when the user revokes its access. */
  readonly withdrawsSilently?: boolean | undefined
  /** Emits no event when the user changes account or network. */
  readonly changesSilently?: boolean | undefined
  /** Emits the events of changed accounts and networks without a value. */
  readonly emptyEvents?: boolean | undefined
  /**
   * Opens the connect window for requests that should need none: a silent `standard:connect`, `getAccounts`,
   * `wallet_getAccount`. On Polkadot, `enable` opens no window, and `accounts.get` does. Not EVM.
   */
  readonly ignoresSilent?: boolean | undefined
  /** Returns signatures and transaction ids in another form than its standard's, with the same meaning. */
  readonly writesUnusually?: boolean | undefined
  /**
   * Writes its addresses in other valid forms: with the checksum of another chain (EIP-1191) or in one case (EVM), with
   * the SS58 prefix of another network (Polkadot), in upper case (Bitcoin). Not Solana, where an address has one form.
   */
  readonly rewritesAddresses?: boolean | undefined
  /** Rejects `wallet_getCapabilities` without chain ids, although they are optional. EVM only. */
  readonly needsChainIds?: boolean | undefined
  /**
   * Rejects this many requests for its capabilities, and as many for its permissions, with an internal error. EVM only.
   */
  readonly failingReports?: number | undefined
  /** Reports only the active account in `accountsChanged`, although the page may see several. EVM only. */
  readonly tellsActiveAccountOnly?: boolean | undefined
  /** Signs a message in the off-chain envelope of Ledger devices, and returns the signed bytes. Solana only. */
  readonly wrapsMessages?: boolean | undefined
  /**
   * Adds a priority fee (Solana) or a tip (Polkadot) to a transaction before it signs, and returns the changed
   * transaction.
   */
  readonly changesFees?: boolean | undefined
}
