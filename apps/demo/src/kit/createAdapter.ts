import { createBip122Adapter } from '@latchkey/adapter-bip122'
import { createEip155Adapter, type Eip155AdapterOptions } from '@latchkey/adapter-eip155'
import { createPolkadotAdapter } from '@latchkey/adapter-polkadot'
import { createSolanaAdapter } from '@latchkey/adapter-solana'
import type { AdapterFactory, ChainNamespace } from '@latchkey/common'
import { type SdkName, walletSdks } from './walletSdks.js'

/** The name of each namespace's adapter factory, for the code snippet. */
export const adapterNames: Readonly<Record<ChainNamespace, string>> = {
  eip155: 'createEip155Adapter',
  solana: 'createSolanaAdapter',
  polkadot: 'createPolkadotAdapter',
  bip122: 'createBip122Adapter',
}

/**
 * Creates the adapter of a namespace. The adapter contains the names of its SDKs, so that two sets of options can be
 * compared as JSON.
 */
export function createAdapter(namespace: ChainNamespace, sdks: readonly SdkName[]): AdapterFactory {
  if (namespace === 'solana') return createSolanaAdapter()
  if (namespace === 'polkadot') return createPolkadotAdapter()
  if (namespace === 'bip122') return createBip122Adapter()
  const loaders: Eip155AdapterOptions = Object.assign({}, ...sdks.map((name) => walletSdks[name].load))
  return { ...createEip155Adapter(loaders), sdks } as AdapterFactory
}
