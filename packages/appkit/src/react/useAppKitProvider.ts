import type { ChainNamespace, ConnectorType } from '@latchkey/common'
import type { ProviderByNamespace } from '../instance/providerByNamespace.js'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/** The connected wallet's own provider; the rest survives `JSON.stringify`, a provider may not. */
export type ProviderView<T> = {
  readonly walletProvider: T | undefined
  readonly walletProviderType: ConnectorType | undefined
}

/**
 * The provider of a namespace's connected wallet, typed by namespace: EIP-1193 for eip155, a wallet of the Wallet Standard for
 * solana. A type of your own goes before that.
 *
 * @example
 * const { walletProvider } = useAppKitProvider('eip155')
 * await walletProvider?.request({ method: 'eth_chainId' })
 */
export function useAppKitProvider<N extends ChainNamespace>(namespace: N): ProviderView<ProviderByNamespace[N]>
export function useAppKitProvider<T>(namespace: ChainNamespace): ProviderView<T>
export function useAppKitProvider<T>(namespace: ChainNamespace): ProviderView<T> {
  const kit = useKit()
  const read = () => describe<T>(kit.getProvider<T>(namespace), kit.getProviderType(namespace))
  return useWatched(kit, read, () => describe<T>(undefined, undefined))
}

function describe<T>(walletProvider: T | undefined, walletProviderType: ConnectorType | undefined): ProviderView<T> {
  const view = { walletProvider, walletProviderType }
  // Wallets put cycles into their providers; what an app logs or stores of this must not throw.
  Object.defineProperty(view, 'toJSON', { value: () => ({ walletProviderType }) })
  return view
}
