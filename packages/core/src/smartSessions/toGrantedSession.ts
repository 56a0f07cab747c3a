import { type CaipNetworkId, isCaipNetworkId, type SmartSessionPermission } from '@latchkey/common'
import { readTerms } from './readTerms.js'
import type { GrantedSession } from './smartSessionsState.js'

type Listed = {
  readonly pci: string
  readonly app?: string
  readonly origin?: string
  readonly chainId?: string
  readonly contexts?: readonly string[]
  readonly permissions?: readonly SmartSessionPermission[]
  readonly expiration?: number
  readonly createdAt?: number
}

/** Returns a permission of a wallet or of the list in the form of the state. */
export function toGrantedSession(listed: Listed, fallbackChain: CaipNetworkId): GrantedSession {
  const { pci, app, origin, chainId, contexts = [], permissions = [], expiration, createdAt } = listed
  return {
    pci,
    app,
    origin,
    chainId: isCaipNetworkId(chainId) ? chainId : fallbackChain,
    // Other servers use the wallet's id as the id of the permission.
    contexts: contexts.length > 0 ? contexts : [pci],
    permissions,
    terms: permissions.map(readTerms),
    expiration,
    createdAt,
  }
}
