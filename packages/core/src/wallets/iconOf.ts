import type { Connector } from '@latchkey/common'
import { isSameAcrossNamespaces } from './isSameAcrossNamespaces.js'

/** Returns a wallet's icon: its own, else that of the same wallet in another namespace. Wallets of `injectedWeb3` have none. */
export function iconOf(connector: Connector | undefined, all: readonly Connector[]): string | undefined {
  if (!connector) return undefined
  return (
    connector.imageUrl ?? all.find((other) => other.imageUrl && isSameAcrossNamespaces(other, connector, all))?.imageUrl
  )
}
