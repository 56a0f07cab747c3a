import { safeParseImageUrl } from '@latchkey/common'
import type { WalletListEntry } from '@latchkey/core'
import type { ReactNode } from 'react'
import { type DirectoryImageRequest, useDirectoryImage } from '../modalContext/useDirectoryImage.js'
import { WalletIcon } from '../primitives/icons.js'
import { LetterTile } from '../primitives/LetterTile.js'
import { Picture } from '../primitives/Picture.js'
import { listedName } from './walletDetails.js'

export type WalletImageProps = {
  /** Only shown if it passes the image policy. */
  readonly src: string | undefined
  readonly name: string | undefined
}

/** A wallet's icon, otherwise the first letter of its name. */
export function WalletImage({ src, name }: WalletImageProps) {
  const parsed = safeParseImageUrl(src, { allowRemote: true, allowHeld: true, ownOrigin: location.origin })
  return (
    <Picture src={parsed.ok ? parsed.value : undefined} fallback={name ? <LetterTile name={name} /> : <WalletIcon />} />
  )
}

type ListedImageProps = Pick<DirectoryImageRequest, 'delay'> & {
  readonly wallet: WalletListEntry | undefined
}

/** The picture of a listed wallet, or its first letter if it has none. */
export function ListedImage({ wallet, delay }: ListedImageProps) {
  return useListedImage(wallet, delay)
}

/**
 * Returns the picture of a listed wallet, for any place in a view: the wallet's own URL, or the directory's picture.
 */
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
