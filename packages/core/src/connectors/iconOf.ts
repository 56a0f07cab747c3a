import type { Connector } from '@latchkey/common'
import { isOtherSide } from './isOtherSide.js'

/** Returns the picture of a wallet: its own, else that of the same wallet in another namespace. Wallets of `injectedWeb3` state none. */
export function iconOf(connector: Connector | undefined, all: readonly Connector[]): string | undefined {
  if (!connector) return undefined
  return connector.imageUrl ?? all.find((other) => other.imageUrl && isOtherSide(other, connector))?.imageUrl
}
