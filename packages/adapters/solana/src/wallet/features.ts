import type { SolanaActions } from '@latchkey/common'

type FeatureFacts = {
  /** The function of the feature. */
  readonly method: string
  /** The version that remote wallets report for the feature. */
  readonly version: string
  /** The versions of transactions that remote wallets report for the feature. */
  readonly transactionVersions?: readonly unknown[]
  /** The methods of remote wallets: a wallet that granted one of them has the feature. Empty: needs no grant. */
  readonly remoteMethods: readonly string[]
  /** The actions of a session that the feature makes possible. */
  readonly actions: readonly (keyof SolanaActions)[]
  /** Whether its requests send a transaction. */
  readonly isSending?: true
}

/**
 * The features of Wallet Standard that the adapter uses. Their requests and parsers are in `actions` and `transaction`,
 * and those of remote wallets in `remote/callFeature.ts`.
 */
export const features = {
  'standard:connect': { method: 'connect', version: '1.0.0', remoteMethods: [], actions: [] },
  'standard:disconnect': { method: 'disconnect', version: '1.0.0', remoteMethods: [], actions: [] },
  'solana:signMessage': {
    method: 'signMessage',
    version: '1.1.0',
    remoteMethods: ['solana_signMessage'],
    actions: ['signMessage'],
  },
  'solana:signTransaction': {
    method: 'signTransaction',
    version: '1.0.0',
    transactionVersions: ['legacy', 0],
    remoteMethods: ['solana_signTransaction', 'solana_signAllTransactions'],
    // If the wallet only signs, the adapter sends the transaction.
    actions: ['signTransaction', 'signAllTransactions', 'signAndSendTransaction', 'sendTransaction'],
  },
  'solana:signAndSendTransaction': {
    method: 'signAndSendTransaction',
    version: '1.0.0',
    transactionVersions: ['legacy', 0],
    remoteMethods: ['solana_signAndSendTransaction'],
    actions: ['signAndSendTransaction', 'sendTransaction'],
    isSending: true,
  },
} as const satisfies Readonly<Record<string, FeatureFacts>>

/** A feature of Wallet Standard that the adapter uses. */
export type Feature = keyof typeof features

/** A feature whose requests a visitor signs. */
export type SigningFeature = Exclude<Feature, `standard:${string}`>

/** The actions that need a feature. */
export type FeatureAction = (typeof features)[Feature]['actions'][number]

/** All features, in the order of the table. */
export const featureNames = Object.keys(features) as readonly Feature[]

/** Returns the entry of a feature in the table. */
export function factsOf(feature: Feature): FeatureFacts {
  return features[feature]
}
