import { safeParseImageUrl } from '@latchkey/common'
import { WalletIcon } from '../icons/WalletIcon.js'
import { LetterTile } from '../primitives/LetterTile.js'
import { Picture } from '../primitives/Picture.js'

export type WalletImageProps = {
  /** Only shown if it passes the image policy (R27). */
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
