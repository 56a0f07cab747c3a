import type { ChainNamespace } from '@latchkey/common'
import { useChains } from '../kit/demoContext.js'
import { useDemoKit } from '../kit/useActions.js'
import { useChain } from '../kit/useChain.js'

/** Sends coins of a local chain to the connected account. */
export type Faucet = {
  /** Amount, such as `5 SOL`. */
  readonly gift: string
  give(signal: AbortSignal): Promise<string>
}

/** Returns the faucet of a namespace's network. `undefined` on public networks, and while disconnected. */
export function useFaucet(namespace: ChainNamespace): Faucet | undefined {
  const { data } = useChains()
  const { kit } = useDemoKit()
  const { address, network } = useChain(namespace)
  const chain = data.chains.find((one) => one.namespace === namespace && one.id === network?.id)
  if (!chain || !network || !address) return undefined
  const gift = `${chain.gift} ${chain.coin.symbol}`

  async function give(signal: AbortSignal): Promise<string> {
    const query = new URLSearchParams({ network: network?.caipNetworkId ?? '', address: address ?? '' })
    const response = await fetch(`/faucet?${query}`, { method: 'POST', signal })
    if (!response.ok) throw new Error(`The faucet is dry: ${await response.text()}`)
    await kit.updateNativeBalance(namespace)
    return `${gift} came in.`
  }
  return { gift, give }
}
