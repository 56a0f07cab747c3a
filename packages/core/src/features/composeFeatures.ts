import { createAnalyticsFeature } from './createAnalyticsFeature.js'
import { createDirectoryFeature } from './createDirectoryFeature.js'
import { createIdentityFeature } from './createIdentityFeature.js'
import { createSignInFeature } from './createSignInFeature.js'
import { createSmartSessionsFeature } from './createSmartSessionsFeature.js'
import { createWalletConnectFeature } from './createWalletConnectFeature.js'
import type { Feature, FeatureDeps } from './feature.js'

export type Features = ReturnType<typeof composeFeatures>

type AnyFeature = Feature<unknown, unknown>

/** Creates the features of an instance. Their order is the order of their connectors in a namespace. */
export function composeFeatures(deps: FeatureDeps) {
  const signIn = createSignInFeature(deps)
  return {
    walletConnect: createWalletConnectFeature(deps, signIn),
    directory: createDirectoryFeature(deps),
    identity: createIdentityFeature(deps),
    signIn,
    smartSessions: createSmartSessionsFeature(deps),
    analytics: createAnalyticsFeature(deps),
  }
}

/** Returns the state and actions that the core exposes. */
export function publicFeatures({ walletConnect, directory, signIn, smartSessions }: Features) {
  return {
    walletConnect: walletConnect.publicActions,
    directory: directory.publicActions,
    signIn: signIn.publicActions,
    smartSessions: smartSessions.publicActions,
  }
}

/** Returns the parts of one kind that the features add, in the order of the features. */
export function collect<K extends 'connectors' | 'gate' | 'onSent' | 'onEnded'>(
  features: Features,
  kind: K,
): readonly NonNullable<AnyFeature[K]>[] {
  return Object.values<AnyFeature>(features).flatMap((feature) => feature[kind] ?? [])
}

export function destroyFeatures(features: Features): void {
  for (const feature of Object.values<AnyFeature>(features)) feature.destroy?.()
}
