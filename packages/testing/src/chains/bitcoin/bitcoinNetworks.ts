import type { CaipNetworkId, Network } from '@latchkey/common'

/** `local` is regtest; `second` is another regtest chain that poses as signet, with the addresses of that network. */
export type LocalBitcoinName = 'local' | 'second'

type LocalNetwork = { readonly reference: string; readonly title: string; readonly prefix: string }

/** The first 32 digits of the hash of the first block of the network each one is known as (CAIP-4). */
export const localBitcoinNetworks: Readonly<Record<LocalBitcoinName, LocalNetwork>> = {
  local: { reference: '0f9188f13cb7b2c71f2a335e3a4fc328', title: 'Bitcoin Regtest', prefix: 'bcrt' },
  second: { reference: '00000008819873e925422c1ff0f99f7c', title: 'Bitcoin Signet (local)', prefix: 'tb' },
}

/** A local network as the `networks` option takes it; `rpcUrl` is the base of its Esplora API. */
export function localBitcoinNetwork(name: LocalBitcoinName, rpcUrl: string): Network {
  const { reference, title } = localBitcoinNetworks[name]
  const caipNetworkId: CaipNetworkId = `bip122:${reference}`
  const http = { http: [rpcUrl] }
  return {
    id: reference,
    caipNetworkId,
    chainNamespace: 'bip122',
    name: title,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: http, chainDefault: http },
    testnet: true,
  }
}
