import { AppKitError, isCaipNetworkId, type Session } from '@latchkey/common'

/** An adapter may come from anywhere; half a connection is worse than none (law L5). */
export function assertUsable({ accounts, networkId }: Session): void {
  if (accounts.length === 0) throw new AppKitError('WALLET_NO_ACCOUNT')
  if (!isCaipNetworkId(networkId)) throw new AppKitError('WALLET_BAD_CHAIN')
}
