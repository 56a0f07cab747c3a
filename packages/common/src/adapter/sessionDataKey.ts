import type { ChainNamespace } from '../caip/caipNetworkId.js'

/**
 * Returns the key under which an adapter stores the data of a wallet's session, such as addresses that the wallet does not return again without a
 * prompt. Core removes these entries together with the stored connection (R70). Without a connector id, returns the start of all keys of a
 * namespace.
 */
export function sessionDataKey(namespace: ChainNamespace, connectorId = ''): string {
  return `@latchkey/${namespace}/session:${connectorId}`
}
