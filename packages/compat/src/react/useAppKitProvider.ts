import type { ChainNamespace, ProviderByNamespace } from '@latchkey/appkit'
import { type ProviderView, useAppKitProvider as useProvider } from '@latchkey/appkit/react'

/** The provider of the connected wallet, with the type that the caller states. */
export type StatedProviderView<T> = Omit<ProviderView<T>, 'walletProvider'> & {
  /** `undefined` while no wallet is connected, although the type does not say so. */
  readonly walletProvider: T
}

/** `useAppKitProvider` as AppKit types it. */
export type UseAppKitProvider = {
  <N extends ChainNamespace>(namespace: N): ProviderView<ProviderByNamespace[N]>
  <T>(namespace: ChainNamespace): StatedProviderView<T>
}

/**
 * Returns the provider of the connected wallet. With a type argument, `walletProvider` has exactly that type, as in
 * AppKit, but is `undefined` while no wallet is connected: check `isConnected` of `useAppKitAccount` before you use it.
 *
 * @example
 * const { walletProvider } = useAppKitProvider<Provider>('eip155')
 */
export const useAppKitProvider = useProvider as UseAppKitProvider
