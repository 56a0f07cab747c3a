import type { Connector, ConnectorWarning } from '@latchkey/common'
import type { ConnectorGroup } from '../options/appKitOptions.js'

/** An entry of the wallet directory or of the `customWallets` option (specification §3). */
export type WalletListEntry = {
  readonly id: string
  readonly name: string
  readonly image_id?: string
  readonly image_url?: string
  readonly rdns?: string
  readonly chains?: readonly string[]
  readonly homepage?: string
  readonly mobile_link?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  readonly app_store?: string
  readonly play_store?: string
  readonly chrome_store?: string
}

/** One row of the wallet list. */
export type WalletRow = {
  readonly key: string
  readonly name: string
  readonly imageUrl?: string
  /** `installed`: it is on the page; `recent`: used before. */
  readonly tag?: 'recent' | 'installed'
  /** Why its identity is doubtful; shown beside its reverse-DNS name. */
  readonly warning?: ConnectorWarning
  readonly rdns?: string
  /** One for each namespace it serves; empty for a wallet that is not on this device. */
  readonly connectors: readonly Connector[]
  /** For a wallet of the directory or the options. */
  readonly wallet?: WalletListEntry
}

/** A group of rows; never empty. */
export type WalletGroup = { readonly group: ConnectorGroup; readonly rows: readonly WalletRow[] }
