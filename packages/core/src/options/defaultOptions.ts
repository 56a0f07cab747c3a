import {
  connectMethods,
  connectorGroups,
  type DefaultAccountTypes,
  type Features,
  socialProviders,
  walletFeatures,
} from './appKitOptions.js'

/** Default features of specification §1. */
export const defaultFeatures: Features = {
  swaps: true,
  onramp: true,
  receive: true,
  send: true,
  email: true,
  emailShowWallets: true,
  socials: socialProviders,
  history: true,
  analytics: true,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
  connectMethodsOrder: connectMethods,
  connectorTypeOrder: connectorGroups,
  walletFeaturesOrder: walletFeatures,
}

/** Default account types of specification §1. */
export const defaultAccountTypes: DefaultAccountTypes = {
  eip155: 'smartAccount',
  solana: 'eoa',
  polkadot: 'eoa',
  bip122: 'payment',
}

/** The switches of specification §1 and of the wallets, as they are when left out. */
export const defaultSwitches = {
  enableEIP6963: true,
  enableInjected: true,
  enableCoinbase: true,
  enableBaseAccount: true,
  enableWallets: true,
  enableReconnect: true,
  enableNetworkSwitch: true,
  enableWalletGuide: true,
  allowUnsupportedChain: false,
  rpcFallback: false,
  switchOnConnect: false,
  enableEmbedded: false,
  disableAppend: false,
  experimental_preferUniversalLinks: false,
  enableNamePictures: false,
  strictLinks: false,
  debug: true,
  coinbasePreference: 'all',
} as const
