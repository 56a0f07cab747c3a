/**
 * Checks signatures of one-click authentication (`wc_sessionAuthenticate`). Latchkey never requests it, so all are
 * refused.
 */
export async function recoverAddress() {
  throw new Error('This WalletConnect client does not check signatures of one-click authentication.')
}
