import type { CaipNetworkId, Network } from '@latchkey/common'

/** `local` is regtest. `second` is another regtest chain that simulates signet and uses its address format. */
export type LocalBitcoinName = 'local' | 'second'

/** A network that a chain can simulate. Legacy addresses keep the format of the test networks. */
export type LocalBitcoinPose = keyof typeof bitcoinPoses

type LocalNetwork = {
  /** Hash of the genesis block that the API returns. */
  readonly firstBlock: string
  readonly title: string
  readonly prefix: string
}

export const bitcoinPoses = {
  mainnet: {
    firstBlock: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
    title: 'Bitcoin (local)',
    prefix: 'bc',
  },
  regtest: {
    firstBlock: '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206',
    title: 'Bitcoin Regtest',
    prefix: 'bcrt',
  },
  signet: {
    firstBlock: '00000008819873e925422c1ff0f99f7cc9bbb232af63a077a480a3633bee1ef6',
    title: 'Bitcoin Signet (local)',
    prefix: 'tb',
  },
} as const satisfies Readonly<Record<string, LocalNetwork>>

export const usualBitcoinPoses = { local: 'regtest', second: 'signet' } as const satisfies Readonly<
  Record<LocalBitcoinName, LocalBitcoinPose>
>

/** Returns the network that a chain simulates. */
export function bitcoinPoseOf({ id }: Network): LocalBitcoinPose {
  const poses = Object.keys(bitcoinPoses) as readonly LocalBitcoinPose[]
  return poses.find((pose) => bitcoinPoses[pose].firstBlock.startsWith(String(id))) ?? 'regtest'
}

/** Returns a local network for the option `networks`. `rpcUrl` is the base URL of its Esplora API. */
export function localBitcoinNetwork(pose: LocalBitcoinPose, rpcUrl: string): Network {
  const { firstBlock, title } = bitcoinPoses[pose]
  // A CAIP-2 reference is the first 32 hex digits of the genesis hash (CAIP-4).
  const reference = firstBlock.slice(0, 32)
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
