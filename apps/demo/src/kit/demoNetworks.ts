import {
  arbitrum,
  base,
  bitcoin,
  bitcoinSignet,
  bitcoinTestnet,
  defineNetwork,
  kusama,
  mainnet,
  type Network,
  optimism,
  polkadot,
  polkadotAssetHub,
  polygon,
  sepolia,
  solana,
  solanaDevnet,
  westend,
} from '@latchkey/appkit/networks'
import { chainKinds } from '../chains/chainKind.js'
import type { LocalChainData, PageData } from './pageData.js'

/** A network of the demo; `name` is its name in code. */
export type DemoNetwork = { readonly name: string; readonly network: Network; readonly isLocal: boolean }

/** The default network of each namespace without a local one. */
const firstNetworks = { mainnet, solana, polkadot, bitcoin }
const publicNetworks = {
  base,
  optimism,
  arbitrum,
  polygon,
  sepolia,
  solanaDevnet,
  polkadotAssetHub,
  kusama,
  westend,
  bitcoinTestnet,
  bitcoinSignet,
}

/** The local chains, then public networks except those that a local chain simulates. */
export function listDemoNetworks({ chains, starting }: Pick<PageData, 'chains' | 'starting'>): readonly DemoNetwork[] {
  const local = chainKinds.flatMap(({ namespace, localNames }) =>
    chains
      .filter((chain) => chain.namespace === namespace)
      .map((chain, index) => ({
        name: chain.id === mainnet.id ? 'mainnet' : (localNames[index] ?? `${namespace}${index + 1}`),
        network: localNetwork(chain),
        isLocal: true,
      })),
  )
  const isStoodIn = ({ caipNetworkId }: Network) => local.some(({ network }) => network.caipNetworkId === caipNetworkId)
  const hasLocal = ({ chainNamespace }: Network) =>
    starting.includes(chainNamespace) || chains.some(({ namespace }) => namespace === chainNamespace)
  const listed = [
    ...Object.entries(firstNetworks).filter(([, network]) => !hasLocal(network)),
    ...Object.entries(publicNetworks).filter(([, network]) => !isStoodIn(network)),
  ]
  return [...local, ...listed.map(([name, network]) => ({ name, network, isLocal: false }))]
}

function localNetwork({ namespace, id, name, coin, rpcUrl, ss58Format }: LocalChainData): Network {
  const rpcUrls = { default: { http: [rpcUrl] } }
  // The public servers of Ethereum must not be asked about accounts of the local copy.
  if (id === mainnet.id) return { ...mainnet, rpcUrls }
  return defineNetwork({
    id,
    name,
    ...(namespace === 'eip155' ? {} : { chainNamespace: namespace }),
    nativeCurrency: coin,
    rpcUrls,
    ...(ss58Format === undefined ? {} : { ss58Format }),
  })
}
