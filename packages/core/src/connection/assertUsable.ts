import { createError, errors, isCaipNetworkId, type Session } from '@latchkey/common'

/** Throws for a session without an account or a valid network (law L5). Adapters may come from anywhere. */
export function assertUsable({ accounts, networkId }: Session): void {
  if (accounts.length === 0) throw createError(errors.WALLET_NO_ACCOUNT)
  if (!isCaipNetworkId(networkId)) throw createError(errors.WALLET_BAD_CHAIN)
}
