import { safeParseImageUrl } from '@latchkey/common'
import { WalletIcon } from '../icons/icons.js'
import { Picture } from '../primitives/Picture.js'

export type WalletImageProps = {
  /** Only what passes the image policy is shown (R27). */
  readonly src: string | undefined
}

/** A wallet's icon, or the neutral one. */
export function WalletImage({ src }: WalletImageProps) {
  const parsed = safeParseImageUrl(src, { allowRemote: true, allowHeld: true, ownOrigin: location.origin })
  return <Picture src={parsed.ok ? parsed.value : undefined} fallback={<WalletIcon />} />
}
