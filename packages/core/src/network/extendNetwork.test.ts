import { describe, expect, test } from 'vitest'
import { evmNetwork, solana } from '../../test/networks.js'
import { extendNetwork } from './extendNetwork.js'
import { isRelayNetwork } from './relayNetworks.js'
import { createUnsupportedNetwork } from './unsupportedNetwork.js'

describe('§3: a network made complete', () => {
  test('a viem chain object becomes an EVM network', () => {
    const viem = evmNetwork(10, {
      contracts: {
        multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 4_286_263 },
        portal: { 1: { address: '0xbEb5Fc579115071764c7423A4f12eDde41f106Ed' } },
      },
      rpcUrls: { default: { http: ['https://own.example'] }, alchemy: { http: ['https://a.example'] } },
    })
    expect(extendNetwork(viem, {})).toEqual({
      id: 10,
      caipNetworkId: 'eip155:10',
      chainNamespace: 'eip155',
      name: 'Chain 10',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['https://own.example'] }, chainDefault: { http: ['https://own.example'] } },
      assets: {},
      blockExplorers: { default: { name: 'Explorer', url: 'https://explorer-10.example' } },
      contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 4_286_263 } },
    })
  })

  test('it is plain data: JSON gives it back, and what the app passed stays as it was', () => {
    const given = evmNetwork(1, { testnet: true })
    const copy = structuredClone(given)
    const network = extendNetwork(given, {})
    expect(JSON.parse(JSON.stringify(network))).toEqual(network)
    expect(given).toEqual(copy)
    expect(extendNetwork(network, {})).toEqual(network)
  })

  test('an explorer says where it has the page of an address', () => {
    const blockExplorers = { default: { name: 'Scan', url: 'https://scan.example/', addressPath: 'account' } }
    expect(extendNetwork({ ...solana, blockExplorers }, {}).blockExplorers).toEqual({
      default: { name: 'Scan', url: 'https://scan.example', addressPath: 'account' },
    })
  })

  test('the prefix of Substrate addresses stays, also when it is 0', () => {
    expect(extendNetwork({ ...solana, ss58Format: 0 }, {}).ss58Format).toBe(0)
    expect(extendNetwork(solana, {})).not.toHaveProperty('ss58Format')
  })

  test.each([
    [{ id: 1 }, 'eip155:1', 'eip155'],
    [{ id: 'abc', chainNamespace: 'solana' }, 'solana:abc', 'solana'],
    [{ id: 'bip122:000000000019d6689c085ae165831e93' }, 'bip122:000000000019d6689c085ae165831e93', 'bip122'],
    [{ id: 5, caipNetworkId: 'polkadot:x' }, 'polkadot:x', 'polkadot'],
  ] as const)('%o is %s', (ids, caipNetworkId, chainNamespace) => {
    expect(extendNetwork({ ...solana, chainNamespace: undefined, ...ids }, {})).toMatchObject({
      caipNetworkId,
      chainNamespace,
    })
  })

  test('images: by CAIP-2 id, then by id, then its own', () => {
    const input = evmNetwork(1, { assets: { imageUrl: 'own' } })
    const image = (chainImages: Record<string, string>) => extendNetwork(input, { chainImages }).assets?.imageUrl
    expect([image({ 'eip155:1': 'a', 1: 'b' }), image({ 1: 'b' }), image({})]).toEqual(['a', 'b', 'own'])
  })
})

describe('§7: RPC URLs in the order they are tried', () => {
  const customRpcUrls = { 'eip155:1': [{ url: 'https://custom.example' }, { url: 'https://rpc-1.example' }] } as const
  const relayed = { projectId: 'p&1', services: { rpc: 'https://relay.example/' } }
  const relay = 'https://relay.example/v1/?chainId=eip155%3A1&projectId=p%261'

  test('custom first, then the relay, then its own; none twice', () => {
    const { rpcUrls } = extendNetwork(evmNetwork(1), { customRpcUrls, ...relayed })
    expect(rpcUrls.default.http).toEqual(['https://custom.example', 'https://rpc-1.example', relay])
    expect(rpcUrls.chainDefault?.http).toEqual(['https://custom.example', 'https://rpc-1.example'])
    expect(extendNetwork(evmNetwork(1), relayed).rpcUrls.default.http).toEqual([relay, 'https://rpc-1.example'])
  })

  test.each([
    ['a network the relay does not know', evmNetwork(31_337), relayed],
    ['no relay configured', evmNetwork(1), { projectId: 'p' }],
    ['no project id', evmNetwork(1), { services: relayed.services }],
  ])('%s: no relay', (_title, network, options) => {
    expect(extendNetwork(network, options).rpcUrls.default.http).toEqual(network.rpcUrls.default.http)
  })

  test('§7: the relay knows networks of EVM and of Solana, by CAIP-2 id', () => {
    expect(['eip155:1', 'eip155:8453', solana.id].map((id) => isRelayNetwork(String(id)))).toEqual([true, true, false])
    expect(isRelayNetwork(`solana:${solana.id}`)).toBe(true)
    const id = encodeURIComponent(`solana:${solana.id}`)
    expect(extendNetwork(solana, relayed).rpcUrls.default.http).toEqual([
      `https://relay.example/v1/?chainId=${id}&projectId=p%261`,
      'https://solana.example',
    ])
    expect(isRelayNetwork('bip122:000000000019d6689c085ae165831e93')).toBe(false)
    expect(isRelayNetwork('1')).toBe(false)
    for (const id of ['eip155:1:2', 'constructor:1', 'eip155:']) expect(isRelayNetwork(id)).toBe(false)
  })
})

test('§4: the placeholder of an unknown network names it and can be asked nothing', () => {
  expect(createUnsupportedNetwork('eip155:77')).toMatchObject({
    id: 77,
    caipNetworkId: 'eip155:77',
    chainNamespace: 'eip155',
    rpcUrls: { default: { http: [] } },
  })
  expect(createUnsupportedNetwork('solana:abc').id).toBe('abc')
})
