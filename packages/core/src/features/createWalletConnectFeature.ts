import { isWalletConnectEnabled } from '../options/derivedOptions.js'
import { createWalletConnectControl, type WalletConnectControl } from '../walletConnect/createWalletConnectControl.js'
import { createWalletConnectSource, type WalletConnectClient } from '../walletConnect/createWalletConnectSource.js'
import type { SignInFeature } from './createSignInFeature.js'
import { createLazyEntry, type Feature, type FeatureDeps, type LazyEntry } from './feature.js'

/** WalletConnect: its connectors, and the pairing URI. */
export function createWalletConnectFeature(
  deps: FeatureDeps,
  { createConnectMessage: signInMessage }: Pick<SignInFeature, 'createConnectMessage'>,
): Feature<WalletConnectClient, WalletConnectControl> {
  const { options, ports, lifetime, parts } = deps
  const isEnabled = isWalletConnectEnabled(options)
  const entry: LazyEntry<WalletConnectClient> = createLazyEntry(
    () => import('../walletConnect/createWalletConnectClient.js'),
    ({ createWalletConnectClient }) =>
      createWalletConnectClient({ ...deps, ...parts(), signInMessage, state: control.state }),
    lifetime,
  )
  const control = createWalletConnectControl({ isEnabled, ...entry })
  return {
    entry,
    publicActions: control,
    connectors: isEnabled ? createWalletConnectSource({ ...entry, logger: ports.logger }) : undefined,
  }
}
