import { cleanText } from '@latchkey/common'
import type { WalletListEntry, WalletRow } from '@latchkey/core'
import { namespaceLooks } from '../../../network/namespaceLooks.js'
import { isWalletConnectRow } from './chooseRow.js'

/** What the row of a wallet shows. */
export type WalletRowStatus = {
  readonly name: string
  /** The name as a tooltip, if it may be truncated. */
  readonly tooltip: string | undefined
  readonly picture: WalletPicture
  readonly detail: WalletDetail
  readonly tag: 'recent' | 'installed' | 'qrCode' | undefined
}

export type WalletPicture =
  | { readonly kind: 'walletConnect' }
  /** A picture of the directory. */
  | { readonly kind: 'listed'; readonly wallet: WalletListEntry }
  | { readonly kind: 'image'; readonly src: string | undefined }

export type WalletDetail =
  | { readonly kind: 'none' }
  /** The identity is in doubt. */
  | {
      readonly kind: 'warning'
      readonly warning: NonNullable<WalletRow['warning']>
      readonly rdns: string | undefined
    }
  /** The namespaces that the wallet supports. */
  | { readonly kind: 'namespaces'; readonly names: string }

export type WalletRowSource = {
  readonly row: WalletRow
  /** The app's own image for the wallet. */
  readonly image: string | undefined
  /** The app has several namespaces, so the row names those that the wallet supports. */
  readonly showsNamespaces: boolean
  readonly isMobile: boolean
}

/** Returns what the row of a wallet shows. */
export function readWalletRow({ row, image, showsNamespaces, isMobile }: WalletRowSource): WalletRowStatus {
  const name = cleanText(row.name)
  const isWalletConnect = isWalletConnectRow(row)
  return {
    name,
    tooltip: name.length > 24 ? name : undefined,
    picture: isWalletConnect ? { kind: 'walletConnect' } : readPicture(row, image),
    detail: readDetail(row, showsNamespaces),
    // A phone cannot scan its own screen.
    tag: isWalletConnect ? (isMobile ? undefined : 'qrCode') : row.tag,
  }
}

function readPicture({ wallet, imageUrl }: WalletRow, image: string | undefined): WalletPicture {
  return wallet && !imageUrl ? { kind: 'listed', wallet } : { kind: 'image', src: image ?? imageUrl }
}

function readDetail({ warning, rdns, connectors }: WalletRow, showsNamespaces: boolean): WalletDetail {
  if (warning) return { kind: 'warning', warning, rdns }
  if (!showsNamespaces || connectors.length === 0) return { kind: 'none' }
  return { kind: 'namespaces', names: listNames(connectors) }
}

/** The namespaces in one line, at most three entries: the last one counts the others. */
function listNames(connectors: WalletRow['connectors']): string {
  const names = connectors.map(({ chain }) => namespaceLooks[chain].name)
  if (names.length > 3) names.splice(2, names.length, `+${names.length - 2}`)
  return names.join(', ')
}
