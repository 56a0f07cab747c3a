import { type Network, safeParseImageUrl } from '@latchkey/common'
import type { ResolvedOptions } from '@latchkey/core'
import { useDirectoryImage } from '../modalContext/useDirectoryImage.js'
import { LetterTile } from '../primitives/LetterTile.js'
import { Picture } from '../primitives/Picture.js'
import { NamespaceTile } from './NamespaceTile.js'

export type NetworkImageProps = {
  readonly network: Network
  /** The app's own images, by network id or CAIP-2 id. */
  readonly images: ResolvedOptions['chainImages']
}

/**
 * A network's picture: from the app or the directory. Fallback: the symbol of its namespace, or a letter for EVM
 * networks.
 */
export function NetworkImage({ network, images }: NetworkImageProps) {
  const { id, caipNetworkId, chainNamespace, name, assets } = network
  const own = images?.[caipNetworkId] ?? images?.[String(id)] ?? assets?.imageUrl
  const { url: held } = useDirectoryImage({ id: own ? undefined : assets?.imageId, kind: 'network' })
  const parsed = safeParseImageUrl(own, { allowRemote: true })
  const fallback =
    chainNamespace === 'eip155' ? <LetterTile name={name} /> : <NamespaceTile namespace={chainNamespace} name={name} />
  return <Picture src={parsed.ok ? parsed.value : held} fallback={fallback} round />
}
