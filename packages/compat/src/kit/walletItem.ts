import type { ChainNamespace } from '@latchkey/appkit'
import type { WalletView } from '@latchkey/appkit/react'

/** A wallet as AppKit describes it, with the fields of `WalletView` of `@latchkey/appkit/react`. */
export type WalletItem = Omit<WalletView, 'connectors'> & {
  readonly id: string
  /** Whether the wallet is on this page. */
  readonly isInjected: boolean
  /** Whether the visitor connected it before. */
  readonly isRecent: boolean
  /** One connector per namespace, on this page. Empty for a wallet that is not installed. */
  readonly connectors: { readonly id: string; readonly namespace: ChainNamespace; readonly chain: ChainNamespace }[]
}

/** Which wallets of the directory to fetch. */
export type FetchWalletsOptions = {
  /** Default: the first page. A page includes those before it. */
  readonly page?: number | undefined
  /** The text to search for, from two characters on. */
  readonly query?: string | undefined
}

/**
 * Describes a wallet as AppKit does.
 *
 * @param pictures - URLs of pictures by image id
 */
export function describeWallet(wallet: WalletView, pictures: Readonly<Record<string, string>>): WalletItem {
  const { key, walletId, imageUrl, imageId, tag, connectors } = wallet
  return {
    ...wallet,
    id: walletId ?? connectors[0]?.id ?? key,
    imageUrl: imageUrl ?? (imageId ? pictures[imageId] : undefined),
    isInjected: connectors.length > 0,
    isRecent: tag === 'recent',
    connectors: connectors.map(({ id, namespace }) => ({ id, namespace, chain: namespace })),
  }
}
