import { avatarGradient } from './generatedColors.js'
import { Picture } from './Picture.js'

export type AvatarProps = {
  readonly address: string
  /** A validated image URL. */
  readonly src: string | undefined
}

/** The account's picture. Fallback: colors derived from its address. */
export function Avatar({ address, src }: AvatarProps) {
  const own = { inlineSize: '100%', blockSize: '100%', background: avatarGradient(address) }
  return (
    <div className="avatar">
      <Picture src={src} fallback={<span style={own} />} round />
    </div>
  )
}
