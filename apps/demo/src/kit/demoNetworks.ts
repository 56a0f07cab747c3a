import {
  arbitrum,
  base,
  defineNetwork,
  mainnet,
  type Network,
  optimism,
  polygon,
  sepolia,
} from '@latchkey/appkit/networks'
import type { PageData } from './pageData.js'

/** A network the demo offers; `name` is what the code calls it. */
export type DemoNetwork = { readonly name: string; readonly network: Network; readonly isLocal: boolean }

const publicNetworks = { base, optimism, arbitrum, polygon, sepolia }
const localNames: Readonly<Record<number, string>> = { 31337: 'local', 31338: 'second', 1: 'mainnet' }

/** The local chains first, then some public networks. Ethereum is the local replica where there is one. */
export function listDemoNetworks({ chains }: PageData): readonly DemoNetwork[] {
  const local = chains.map(({ id, name, symbol, rpcUrl }) => {
    const rpcUrls = { default: { http: [rpcUrl] } }
    const nativeCurrency = { name: symbol === 'ETH' ? 'Ether' : name, symbol, decimals: 18 }
    // The public servers of Ethereum must not be asked about accounts of the replica.
    const network = id === mainnet.id ? { ...mainnet, rpcUrls } : defineNetwork({ id, name, nativeCurrency, rpcUrls })
    return { name: localNames[id] ?? `chain${id}`, network, isLocal: true }
  })
  const others = Object.entries(
    local.some(({ network }) => network.id === 1) ? publicNetworks : { mainnet, ...publicNetworks },
  )
  return [...local, ...others.map(([name, network]) => ({ name, network, isLocal: false }))]
}
