// Limits of connecting. A request that a visitor has to approve has no timeout: it ends with the wallet's response or with the modal.

/** Time to load the code that discovers a namespace's wallets, in ms. A wallet found later is restored then. */
export const restoreLoadMs = 10_000
/** Time for the stored wallet to appear on the page (FI24), in ms. */
export const restoreAppearMs = 3_000
/** Time of a silent restore before the visitor sees "disconnected" (FI19), in ms. */
export const restoreMs = 5_000
/** Delay after which the view of a pending request offers help, in ms. */
export const slowRequestMs = 10_000
