import type { Connector } from '@latchkey/common'

/**
 * Returns whether a wallet on the page has no identity but its name: wallets of Wallet Standard, `injectedWeb3` and
 * `window` properties. On EVM networks a wallet has a reverse-DNS name; without one it is "Browser Wallet", and on
 * Bitcoin "Bitcoin Wallet". A name that two wallets claim identifies neither.
 */
export function isKnownByName({
  type,
  chain,
  info,
  warning,
}: Pick<Connector, 'type' | 'chain' | 'info' | 'warning'>): boolean {
  const isNamed = type === 'ANNOUNCED' || (type === 'INJECTED' && chain !== 'bip122')
  return isNamed && chain !== 'eip155' && !info?.rdns && !warning
}
