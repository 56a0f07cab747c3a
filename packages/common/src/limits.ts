// The numbers of specification §2 and §9 that code reads, with the unit in the name. Used as `limits.name`; one by one, so that a page
// loads those it uses. Bundlers write a number of three digits at most where it is used; of a longer one they make a file for all that use it. Those of
// asking networks and of accounts stand in files of their own.

export const walletPageSize = 40
export const recommendedWallets = 4
export const recentWallets = 2
export const searchResults = 100
export const searchWaitMs = 300
export const pairingLifeMinutes = 4
export const pairingMarginSeconds = 10
export const snackbarSwapDelayMs = 150
export const imagePreloadSeconds = 2
export const httpTimeoutMs = 10_000
export const modalWidthPx = 360
export const modalZIndex = 999
export const fontSizeMasterPx = 10
export const borderRadiusMasterPx = 4
export const modalHeightMs = 150
export const shakeMs = 500
export const solanaDecimals = 9
