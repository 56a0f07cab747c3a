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
