// The numbers of specification §2 and §9 that code reads, with the unit in the name; durations are in milliseconds. Used as
// `limits.name`. Those of RPC requests and of accounts are in `rpcLimits.ts` and `accountLimits.ts`.

export const walletPageSize = 40
export const recommendedWallets = 4
export const recentWallets = 2
export const searchResults = 100
export const searchWaitMs = 300
export const pairingLifeMs = 4 * 60_000
export const pairingMarginMs = 10_000
export const snackbarSwapDelayMs = 150
export const imagePreloadMs = 2_000
export const httpTimeoutMs = 10_000
export const modalWidthPx = 360
export const modalZIndex = 999
export const fontSizeMasterPx = 10
export const borderRadiusMasterPx = 4
export const modalHeightMs = 150
export const shakeMs = 500
export const solanaDecimals = 9
