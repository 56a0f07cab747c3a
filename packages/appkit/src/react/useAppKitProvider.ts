import type { ChainNamespace, ConnectorType } from '@latchkey/common'
import type { ProviderByNamespace } from '../instance/providerByNamespace.js'
import { accountSlice } from '../state/accountSlice.js'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/** The connected wallet's own provider. `JSON.stringify` omits the provider, because wallets put cycles into it. */
export type ProviderView<T> = {
  readonly walletProvider: T | undefined
  readonly walletProviderType: ConnectorType | undefined
}

/**
 * Returns the provider of the connected wallet, typed by namespace: EIP-1193 for `eip155`, a Wallet Standard wallet for
 * `solana`. Pass a type argument to override the type.
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
  return useWatched(kit, { watched: accountSlice.watched, read, initial: () => describe<T>(undefined, undefined) })
}

function describe<T>(walletProvider: T | undefined, walletProviderType: ConnectorType | undefined): ProviderView<T> {
  const view = { walletProvider, walletProviderType }
  // Wallets put cycles into their providers; logging or storing the view must not throw.
  Object.defineProperty(view, 'toJSON', { value: () => ({ walletProviderType }) })
  return view
}
