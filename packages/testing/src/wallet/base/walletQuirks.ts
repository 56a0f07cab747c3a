/**
 * Behaviour of real wallets that differs from their standards, as an option of every test wallet. Each is off by default. Plain data,
 * because it travels into the page.
 */
export type WalletQuirks = {
  /** Rejects with code 4001 for every reason, and names the reason in the text only. */
  readonly rejectsWith4001?: boolean | undefined
  /** Rejects with bare strings instead of errors. */
  readonly rejectsWithStrings?: boolean | undefined
  /** Answers each request after this many ms. */
  readonly slowMs?: number | undefined
  /** Repeats a refusal without a window, for this many ms after the person declined. */
  readonly repeatsRefusalMs?: number | undefined
  /** Keeps a request open after its window was closed, and never answers it. */
  readonly keepsClosedRequests?: boolean | undefined
  /** Remembers that the person ticked no account, and answers later connects so without a window. */
  readonly remembersNoAccount?: boolean | undefined
  /** Refuses a signature that is requested within this many ms after the last one: "Rate limit exceeded". */
  readonly signatureIntervalMs?: number | undefined
  /** Opens the unlock window before each request that needs the person, and is locked again afterwards. */
  readonly relocks?: boolean | undefined
  /** Tells the page nothing when the person withdraws its access. */
  readonly withdrawsSilently?: boolean | undefined
  /**
   * Opens the connect window for requests that should need none: a silent `standard:connect`, `getAccounts`, `wallet_getAccount`. On
   * Polkadot, `enable` asks nobody, and `accounts.get` asks. Not EVM.
   */
  readonly ignoresSilent?: boolean | undefined
  /** Names only the active account in `accountsChanged`, although the page may see several. EVM only. */
  readonly tellsActiveAccountOnly?: boolean | undefined
}
