import { type Network, safeParseImageUrl } from '@latchkey/common'
import type { ResolvedOptions } from '@latchkey/core'
import { LetterTile } from '../primitives/LetterTile.js'
import { Picture } from '../primitives/Picture.js'
import { NamespaceTile } from './NamespaceTile.js'

export type NetworkImageProps = {
  readonly network: Network
  /** The app's own images, by network id or CAIP-2 id. */
  readonly images: ResolvedOptions['chainImages']
}

/** A network's picture, or the sign of its kind; for the many EVM networks a letter. */
export function NetworkImage({ network, images }: NetworkImageProps) {
  const { id, caipNetworkId, chainNamespace, name, assets } = network
  const own = images?.[caipNetworkId] ?? images?.[String(id)]
  const parsed = safeParseImageUrl(own ?? assets?.imageUrl, { allowRemote: true })
  const fallback =
    chainNamespace === 'eip155' ? <LetterTile name={name} /> : <NamespaceTile namespace={chainNamespace} name={name} />
  return <Picture src={parsed.ok ? parsed.value : undefined} fallback={fallback} round />
}
