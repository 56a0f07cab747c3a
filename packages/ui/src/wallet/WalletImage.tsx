import { safeParseImageUrl } from '@latchkey/common'
import { WalletIcon } from '../icons/WalletIcon.js'
import { Picture } from '../primitives/Picture.js'

export type WalletImageProps = {
  /** Only shown if it passes the image policy (R27). */
  readonly src: string | undefined
}

/** A wallet's icon, or the neutral one. */
export function WalletImage({ src }: WalletImageProps) {
  const parsed = safeParseImageUrl(src, { allowRemote: true, allowHeld: true, ownOrigin: location.origin })
  return <Picture src={parsed.ok ? parsed.value : undefined} fallback={<WalletIcon />} />
}
