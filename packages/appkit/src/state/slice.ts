import type { ChainNamespace, Network } from '@latchkey/common'
import type { Core, PlainOptions, ResolvedOptions } from '@latchkey/core'

/** The parts of core with a state. */
export type Controller = {
  [K in keyof Core]: Core[K] extends { readonly state: object } ? K : never
}[keyof Core]

/**
 * One subject of an instance's state: its value before core has loaded, and the parts of core that change it. The value
 * of the loaded core is in `createCoreState.ts`, which loads with core.
 */
export type Slice<T> = {
  /** A listener of this slice runs only after changes of these parts. */
  readonly watched: readonly Controller[]
  /** The number of nested objects and lists that are compared by content. */
  readonly depth?: number | undefined
  /** Returns the value before core has loaded. `namespace` defaults to the active one. */
  initial(source: InitialSource, namespace?: ChainNamespace): T
}

/**
 * Inputs of a slice before core has loaded: what options and storage say, or what server and first client render have
 * in common.
 */
export type InitialSource = {
  /** The options with defaults and resolved networks. */
  resolved(): Pick<ResolvedOptions, 'networks'>
  /** The first active network of the visit. */
  initialNetwork(): Network | undefined
  /** Whether a stored connection is restored. `namespace` defaults to the active one. */
  isConnecting(namespace: ChainNamespace | undefined): boolean
  /** Whether no stored connection has to be restored. */
  isInitialized(): boolean
  theme(): Pick<PlainOptions, 'themeMode' | 'themeVariables'>
}
