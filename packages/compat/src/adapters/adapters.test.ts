import { createFakeLogger } from '@latchkey/testing'
import type { Connection } from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { BitcoinAdapter } from '../exports/adapter-bitcoin.js'
import { EthersAdapter } from '../exports/adapter-ethers.js'
import { Ethers5Adapter } from '../exports/adapter-ethers5.js'
import { SolanaAdapter, type SolanaAdapterOptions } from '../exports/adapter-solana/index.js'
import { WagmiAdapter } from '../exports/adapter-wagmi.js'
import { createAppKit } from '../exports/appkit/index.js'
import { base, bitcoin, mainnet, solana } from '../exports/appkit/networks.js'

function create(adapters: Parameters<typeof createAppKit>[0]['adapters']) {
  return createAppKit({ networks: [mainnet, solana, bitcoin], adapters }, { ports: { logger: createFakeLogger() } })
}

test.each([
  ['WagmiAdapter', () => new WagmiAdapter({ networks: [mainnet], projectId: 'test' }), 'eip155'],
  ['EthersAdapter', () => new EthersAdapter(), 'eip155'],
  ['Ethers5Adapter', () => new Ethers5Adapter(), 'eip155'],
  ['SolanaAdapter', () => new SolanaAdapter(), 'solana'],
  ['BitcoinAdapter', () => new BitcoinAdapter({ projectId: 'test' }), 'bip122'],
] as const)('an instance of %s is an adapter', async (_name, construct, namespace) => {
  const kit = create([construct()])
  const core = await kit.load()
  expect(core.options.state.current.namespaces).toEqual([namespace])
  kit.destroy()
})

describe('WagmiAdapter', () => {
  test('has the config of wagmi, with the EVM networks only', () => {
    const { wagmiConfig } = new WagmiAdapter({ networks: [mainnet, solana, base], projectId: 'test', ssr: true })
    expect(wagmiConfig.chains.map(({ id }) => id)).toEqual([1, 8453])
  })

  test('customRpcUrls replace the URLs of a network', () => {
    const customRpcUrls = { 'eip155:8453': [{ url: 'https://rpc.example' }] }
    const { wagmiConfig } = new WagmiAdapter({ networks: [mainnet, base], customRpcUrls })
    expect(wagmiConfig.chains.map(({ rpcUrls }) => rpcUrls.default.http)).toEqual([
      mainnet.rpcUrls.default.http,
      ['https://rpc.example'],
    ])
  })
})

describe('SolanaAdapter', () => {
  test.each([
    [undefined, 'confirmed'],
    ['finalized', 'finalized'],
    [{ commitment: 'processed' }, 'processed'],
  ] as const)('connectionSettings %o give a Connection with %s', async (connectionSettings, commitment) => {
    const options: SolanaAdapterOptions = { connectionSettings }
    const kit = create([new SolanaAdapter(options)])
    const connection = await kit.createChainClient<Connection>('solana')
    expect(connection.commitment).toBe(commitment)
    expect(connection.rpcEndpoint).toBe(solana.rpcUrls.default.http[0])
    kit.destroy()
  })
})
