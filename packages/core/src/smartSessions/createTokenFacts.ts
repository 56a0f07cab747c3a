import type { CaipNetworkId, Hex, Ports } from '@latchkey/common'
import type { Networks } from '../network/createNetworks.js'
import type { Discovery } from '../wallets/createDiscovery.js'
import type { GrantedSession, SmartSessionsState, TokenFacts } from './smartSessionsState.js'

type Deps = {
  readonly ports: Pick<Ports, 'logger'>
  readonly discovery: Pick<Discovery, 'load'>
  readonly networks: Pick<Networks, 'find'>
  readonly lifetime: AbortSignal
}

/** Any address has a balance; only symbol and decimals are used. */
const nobody = '0x0000000000000000000000000000000000000000'

/**
 * Returns a function that loads the symbols and decimals of the tokens in permissions into the state. Each loads once.
 * Tokens whose contract or network does not respond are `unknown`, and load again with the next permissions.
 */
export function createTokenFacts(
  state: SmartSessionsState,
  { ports, discovery, networks, lifetime }: Deps,
): (sessions: readonly GrantedSession[]) => void {
  const asked = new Set<string>()

  async function load(chainId: CaipNetworkId, token: Hex): Promise<TokenFacts> {
    const network = networks.find(chainId, 'eip155')
    const adapter = await discovery.load('eip155')
    if (!network || !adapter.getTokenBalance) return 'unknown'
    const found = await adapter.getTokenBalance({ address: nobody, token, network, signal: lifetime })
    return { symbol: found.symbol, decimals: found.decimals }
  }

  return (sessions) => {
    for (const { chainId, terms } of sessions)
      for (const term of terms) {
        const token = 'token' in term ? term.token : undefined
        if (!token || asked.has(`${chainId}:${token}`)) continue
        asked.add(`${chainId}:${token}`)
        load(chainId, token)
          .catch((error: unknown): TokenFacts => {
            ports.logger.debug('A token of a permission is not known.', error)
            // The next list asks again.
            asked.delete(`${chainId}:${token}`)
            return 'unknown'
          })
          .then((facts) => {
            state.tokens = { ...state.tokens, [`${chainId}:${token}`]: facts }
          })
      }
  }
}
