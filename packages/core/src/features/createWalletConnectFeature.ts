import { isWalletConnectEnabled } from '../options/derivedOptions.js'
import { createWalletConnectControl, type WalletConnectControl } from '../walletConnect/createWalletConnectControl.js'
import { discoverWalletConnect, type WalletConnectEntry } from '../walletConnect/discoverWalletConnect.js'
import { createLazyEntry, type Feature, type FeatureDeps, type LazyEntry } from './feature.js'

/** WalletConnect: its connectors, and the pairing URI. */
export function createWalletConnectFeature(deps: FeatureDeps): Feature<WalletConnectEntry, WalletConnectControl> {
  const { options, ports, lifetime, parts } = deps
  const isEnabled = isWalletConnectEnabled(options)
  const entry: LazyEntry<WalletConnectEntry> = createLazyEntry(
    () => import('../walletConnect/createWalletConnectEntry.js'),
    ({ createWalletConnectEntry }) => createWalletConnectEntry({ ...deps, ...parts(), state: control.state }),
    lifetime,
  )
  const control = createWalletConnectControl({ isEnabled, ...entry })
  return {
    entry,
    publicActions: control,
    connectors: isEnabled ? discoverWalletConnect({ ...entry, logger: ports.logger }) : undefined,
  }
}
