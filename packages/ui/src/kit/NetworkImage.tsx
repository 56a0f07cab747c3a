import { type Network, safeParseImageUrl } from '@latchkey/common'
import type { ResolvedOptions } from '@latchkey/core'
import { LetterTile } from '../primitives/LetterTile.js'
import { Picture } from '../primitives/Picture.js'
import { NamespaceTile } from './NamespaceTile.js'
import { useHeldImage } from './useHeldImage.js'

export type NetworkImageProps = {
  readonly network: Network
  /** The app's own images, by network id or CAIP-2 id. */
  readonly images: ResolvedOptions['chainImages']
}

/** A network's picture: the app's, or the directory's; else the sign of its namespace, or a letter for the many EVM networks. */
export function NetworkImage({ network, images }: NetworkImageProps) {
  const { id, caipNetworkId, chainNamespace, name, assets } = network
  const own = images?.[caipNetworkId] ?? images?.[String(id)] ?? assets?.imageUrl
  const held = useHeldImage({ id: own ? undefined : assets?.imageId, kind: 'network' })
  const parsed = safeParseImageUrl(own, { allowRemote: true })
  const fallback =
    chainNamespace === 'eip155' ? <LetterTile name={name} /> : <NamespaceTile namespace={chainNamespace} name={name} />
  return <Picture src={parsed.ok ? parsed.value : held} fallback={fallback} round />
}
