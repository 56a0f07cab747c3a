/**
 * Checks signatures of one-click authentication (`wc_sessionAuthenticate`) in the client's own method. Latchkey does
 * not use it, so all are refused.
 */
export async function recoverAddress() {
  throw new Error('This WalletConnect client does not check signatures of one-click authentication.')
}
