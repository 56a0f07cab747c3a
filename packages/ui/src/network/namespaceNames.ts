import type { ChainNamespace } from '@latchkey/common'

/** Display names of the namespaces. They are proper names, the same in every language. */
export const namespaceNames: Readonly<Record<ChainNamespace, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
}
