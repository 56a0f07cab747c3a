import type { WalletListEntry } from '@latchkey/core'
import type { ReactNode } from 'react'
import { type DirectoryImageRequest, useDirectoryImage } from '../directory/useDirectoryImage.js'
import { WalletIcon } from '../icons/WalletIcon.js'
import { LetterTile } from '../primitives/LetterTile.js'
import { Picture } from '../primitives/Picture.js'
import { listedName } from './listedName.js'
import { WalletImage } from './WalletImage.js'

export type ListedImageProps = Pick<DirectoryImageRequest, 'delay'> & {
  readonly wallet: WalletListEntry | undefined
}

/** The picture of a listed wallet, or its first letter if it has none. */
export function ListedImage({ wallet, delay }: ListedImageProps) {
  return useListedImage(wallet, delay)
}

/** Returns the picture of a listed wallet, for any place in a view: the wallet's own URL, or the directory's picture. */
export function useListedImage(
  wallet: ListedImageProps['wallet'],
  delay?: NonNullable<ListedImageProps['delay']>,
): ReactNode {
  const { image_id: id, image_url: own } = wallet ?? {}
  const wanted = own ? undefined : id
  const { url, isFailed } = useDirectoryImage({ id: wanted, kind: 'wallet', delay })
  if (own) return <WalletImage src={own} name={wallet && listedName(wallet)} />
  // A letter would flash while the picture loads.
  const hasLetter = wallet && (!id || isFailed || url)
  return <Picture src={url} fallback={hasLetter ? <LetterTile name={listedName(wallet)} /> : <WalletIcon />} />
}
