import { type Network, safeParseImageUrl } from '@latchkey/common'
import type { ResolvedOptions } from '@latchkey/core'
import { LetterTile } from '../primitives/LetterTile.js'
import { Picture } from '../primitives/Picture.js'

export type NetworkImageProps = {
  readonly network: Network
  /** The app's own images, by network id or CAIP-2 id. */
  readonly images: ResolvedOptions['chainImages']
}

/** A network's picture, or its letter. */
export function NetworkImage({ network, images }: NetworkImageProps) {
  const own = images?.[network.caipNetworkId] ?? images?.[String(network.id)]
  const parsed = safeParseImageUrl(own ?? network.assets?.imageUrl, { allowRemote: true })
  return <Picture src={parsed.ok ? parsed.value : undefined} fallback={<LetterTile name={network.name} />} round />
}
