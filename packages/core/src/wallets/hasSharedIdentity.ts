import { type Connector, hasLookAlike } from '@latchkey/common'

/**
 * Returns whether several wallets on the page claim the identity of this connector: the same reverse-DNS name, or, for wallets without
 * one, a look-alike name. A stored connection then does not identify the wallet.
 */
export function hasSharedIdentity(connector: Connector, all: readonly Connector[]): boolean {
  const { warning, chain, name, type, info } = connector
  if (warning === 'same-rdns' || warning === 'same-uuid') return true
  // An SDK may exist beside the extension of the same vendor.
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
