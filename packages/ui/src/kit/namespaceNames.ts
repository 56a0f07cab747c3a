import type { ChainNamespace } from '@latchkey/common'

/** The namespaces by the name people know; proper names, the same in every language. */
export const namespaceNames: Readonly<Record<ChainNamespace, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
}
