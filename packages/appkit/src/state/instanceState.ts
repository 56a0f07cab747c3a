import type { ActionsByNamespace, ChainNamespace, Connector, Network } from '@latchkey/common'
import type {
  ChangeableOptions,
  ConnectedAccount,
  Features,
  PlainOptions,
  ResolvedOptions,
  ThemeMode,
  ThemeVariables,
} from '@latchkey/core'
import type { SliceValues, Subject } from './slices.js'

/**
 * State and settings of an instance. Before core has loaded, they come from options and storage
 * (`createStateBeforeCore`), afterwards from core (`createCoreState`). `namespace` defaults to the active one. Setters
 * throw `INVALID_OPTIONS` and change nothing if a value is invalid.
 */
export type InstanceState = {
  readonly options: ResolvedOptions
  /** Options that can be read without resolving networks, for a page that only shows a button. */
  readonly rawOptions: PlainOptions
  /** Returns the value of a slice. */
  read<S extends Subject>(subject: S, namespace?: ChainNamespace): SliceValues[S]
  activeNamespace(): ChainNamespace | undefined
  connectedAccount(namespace?: ChainNamespace): ConnectedAccount | undefined
  /** Whether a wallet is connected in any namespace. */
  isAnyConnected(): boolean
  actions<N extends ChainNamespace>(namespace: N): ActionsByNamespace[N] | undefined
  /** The provider of the connected wallet, or of the connection of a connector. */
  provider(namespace?: ChainNamespace, connectorId?: string): unknown
  /** Wallets found so far. */
  connectors(): readonly Connector[]
  networks(): readonly Network[]
  isUnsupportedNetwork(namespace?: ChainNamespace): boolean
  isSwitchingNetwork(namespace?: ChainNamespace): boolean
  modal(): { readonly open: boolean; readonly loading: boolean }
  isTransactionStackEmpty(): boolean
  setThemeMode(mode: ThemeMode | undefined): void
  setThemeVariables(variables: ThemeVariables): void
  updateFeatures(features: Partial<Features>): void
  updateOptions(change: ChangeableOptions): void
}
