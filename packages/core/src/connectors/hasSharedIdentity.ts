import { type Connector, hasLookAlike } from '@latchkey/common'

/**
 * Returns whether several wallets on the page claim the identity of this connector: the same reverse-DNS name, or, for wallets without
 * one, a name that reads the same. A stored connection then does not say which of them the visitor meant.
 */
export function hasSharedIdentity(connector: Connector, all: readonly Connector[]): boolean {
  const { warning, chain, name, type, info } = connector
  if (warning === 'same-rdns' || warning === 'same-uuid') return true
  // A wallet's SDK is not on the page: it may stand beside the extension of the same maker.
  const others = all.filter((other) => other !== connector && other.chain === chain && other.type !== 'EXTERNAL')
  if (info?.rdns) return type !== 'EXTERNAL' && others.some((other) => other.info?.rdns === info.rdns)
  return (
    warning !== undefined &&
    hasLookAlike(
      name,
      others.map((other) => other.name),
    )
  )
}
