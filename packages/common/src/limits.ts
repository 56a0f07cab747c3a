// Every number of specification §9, with its unit in the name. Used as `limits.name`; one by one, so that a page loads those it uses.
// Bundlers write a number of three digits at most where it is used; of a longer one they make a file for all that use it. Those of
// asking networks and of accounts stand in files of their own.

export const walletPageSize = 40
export const recommendedWallets = 4
export const recentWallets = 2
export const searchResults = 100
export const searchWaitMs = 300
export const pairingLifeMinutes = 4
export const pairingMarginSeconds = 10
export const swapSlippagePercent = 1
export const snackbarSwapDelayMs = 150
export const imagePreloadSeconds = 2
export const pendingTransactions = 99
export const emailCooldownMs = 30_000
export const httpTimeoutMs = 10_000
export const frameRequestMs = 30_000
export const frameReadyWaitMs = 500
export const secureFrameVersion = 4
export const notAllowedMessageDelayMs = 300
export const onrampFeePercentMin = 1
export const onrampFeePercentMax = 2
export const onrampCardMin = 10
export const onrampCardMax = 7_500
export const onrampBankMin = 10
export const onrampBankMax = 25_000
export const swapNetworks = 12
export const modalWidthPx = 360
export const modalZIndex = 999
export const fontSizeMasterPx = 10
export const borderRadiusMasterPx = 4
export const colorMixStrengthPercent = 0
export const headerTextMs = 120
export const modalHeightMs = 150
export const viewTransitionMs = 150
export const shakeMs = 500
export const solanaDecimals = 9
export const bitcoinDecimals = 8
export const etherDecimals = 18
export const baseChainId = 8_453
