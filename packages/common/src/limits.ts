// Durations are in milliseconds, with the unit in the name.

/** The numbers of specification §2 and §9, besides those of RPC requests and of accounts. */
export const limits = {
  walletPageSize: 40,
  recommendedWallets: 4,
  recentWallets: 2,
  searchResults: 100,
  searchWaitMs: 300,
  pairingLifeMs: 4 * 60_000,
  pairingMarginMs: 10_000,
  snackbarSwapDelayMs: 150,
  imagePreloadMs: 2_000,
  httpTimeoutMs: 10_000,
  modalWidthPx: 360,
  modalZIndex: 999,
  fontSizeMasterPx: 10,
  borderRadiusMasterPx: 4,
  modalHeightMs: 150,
  shakeMs: 500,
  solanaDecimals: 9,
} as const

/** How long data of an account is cached (specification §9). */
export const accountLimits = {
  balanceRetryBlockMs: 30_000,
  nativeBalanceCacheMs: 30_000,
  nameCacheMs: 300_000,
  identityCacheMs: 300_000,
} as const

/** Limits of RPC requests (specification §9). */
export const rpcLimits = {
  timeoutMs: 10_000,
  batchSize: 1_000,
  pollingMs: 4_000,
  rankSamples: 10,
  rankStabilityWeight: 0.7,
  rankLatencyWeight: 0.3,
  probeTimeoutMs: 1_000,
  retries: 3,
  retryDelayMs: 150,
  dedupeEntries: 8_192,
} as const

/**
 * Limits of connecting. A request that a visitor has to approve has no timeout: it ends with the wallet's response or
 * with the modal.
 */
export const connectionLimits = {
  /** Time to load the code that discovers a namespace's wallets, in ms. A wallet found later is restored then. */
  restoreLoadMs: 10_000,
  /** Time for the stored wallet to appear on the page, in ms. */
  restoreAppearMs: 3_000,
  /** Time of a silent restore before the visitor sees "disconnected", in ms. */
  restoreMs: 5_000,
  /** The same for a wallet in a frame, which has to load first, in ms. */
  restoreFrameMs: 20_000,
  /** Delay after which the view of a pending request offers help, in ms. */
  slowRequestMs: 10_000,
} as const

/** Timeout of requests that need no approval, in ms. */
export const silentAnswerMs = 5_000
