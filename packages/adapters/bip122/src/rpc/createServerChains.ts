import { fetchText, type Network, type Ports } from '@latchkey/common'
import { urlOf } from './urlOf.js'

/** Checks which servers belong to the network that they are configured for. */
export type ServerChains = {
  /** Requests the genesis hash of a server unless it is known. Resolves with whether it is known. Never rejects. */
  learn(network: Network, base: string, signal: AbortSignal): Promise<boolean>
  /** Whether the server returned the genesis hash of another network. */
  isWrong(network: Network, base: string): boolean
}

/** Creates the {@link ServerChains} of one adapter. A CAIP-2 reference is the start of the genesis hash (CAIP-4). */
export function createServerChains(ports: Pick<Ports, 'clock' | 'fetch' | 'logger'>): ServerChains {
  const isRight = new Map<string, boolean>()
  const keyOf = ({ caipNetworkId }: Network, base: string) => `${caipNetworkId} ${base}`

  const readFirstBlock = async (base: string, signal: AbortSignal): Promise<string | undefined> => {
    try {
      const { status, text } = await fetchText(ports, urlOf(base, '/block-height/0'), { signal })
      const hash = text.trim().toLowerCase()
      return status === 200 && /^[0-9a-f]{64}$/.test(hash) ? hash : undefined
    } catch {
      return undefined
    }
  }

  return {
    isWrong: (network, base) => isRight.get(keyOf(network, base)) === false,
    async learn(network, base, signal) {
      const key = keyOf(network, base)
      if (isRight.has(key)) return true
      const hash = await readFirstBlock(base, signal)
      if (hash === undefined) return false
      if (isRight.has(key)) return true
      isRight.set(key, hash.startsWith(network.caipNetworkId.slice('bip122:'.length)))
      if (!isRight.get(key))
        ports.logger.error(
          `[latchkey] An Esplora URL given for ${network.name} answers for another chain. It is not used.`,
        )
      return true
    },
  }
}
