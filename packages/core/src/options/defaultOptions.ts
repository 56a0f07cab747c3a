import { defaultStoragePrefix } from '@latchkey/common/start'
import type { DefaultAccountTypes } from './appKitOptions.js'

/** Default account types. */
export const defaultAccountTypes: DefaultAccountTypes = {
  eip155: 'smartAccount',
  solana: 'eoa',
  polkadot: 'eoa',
  bip122: 'payment',
}

/** Default values of the switches, and of the other options with a plain default. */
export const defaultSwitches = {
  enableEIP6963: true,
  enableInjected: true,
  enableCoinbase: true,
  enableBaseAccount: true,
  enableWallets: true,
  enableReconnect: true,
  connectionHint: false,
  enableNetworkSwitch: true,
  enableWalletGuide: true,
  allowUnsupportedChain: false,
  rpcFallback: false,
  switchOnConnect: false,
  enableEmbedded: false,
  disableAppend: false,
  experimental_preferUniversalLinks: false,
  balances: true,
  identity: true,
  enableNamePictures: false,
  strictLinks: false,
  manualWCControl: false,
  enableMobileFullScreen: false,
  debug: true,
  coinbasePreference: 'all',
  storagePrefix: defaultStoragePrefix,
} as const
