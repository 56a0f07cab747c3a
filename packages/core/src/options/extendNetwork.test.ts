import { describe, expect, test } from 'vitest'
import { evmNetwork, solana } from '../../test/networks.js'
import { placeholderNetwork } from '../network/createWalletNetworks.js'
import { extendNetwork, isRelayNetwork } from './extendNetwork.js'

describe('§3: completes a network', () => {
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

  test('a viem chain of Tempo has no native coin, unless the app says otherwise', () => {
    expect(extendNetwork(evmNetwork(4217), {})).toMatchObject({ hasNativeCoin: false })
    expect(extendNetwork(evmNetwork(4217, { hasNativeCoin: true }), {})).not.toHaveProperty('hasNativeCoin')
    expect(extendNetwork(evmNetwork(1, { hasNativeCoin: false }), {})).toMatchObject({ hasNativeCoin: false })
  })

  test('returns plain data that survives JSON, and does not change the input', () => {
    const given = evmNetwork(1, { testnet: true })
    const copy = structuredClone(given)
    const network = extendNetwork(given, {})
    expect(JSON.parse(JSON.stringify(network))).toEqual(network)
    expect(given).toEqual(copy)
    expect(extendNetwork(network, {})).toEqual(network)
  })

  test('keeps the address path of an explorer', () => {
    const blockExplorers = { default: { name: 'Scan', url: 'https://scan.example/', addressPath: 'account' } }
    expect(extendNetwork({ ...solana, blockExplorers }, {}).blockExplorers).toEqual({
      default: { name: 'Scan', url: 'https://scan.example', addressPath: 'account' },
    })
  })

  test('keeps the SS58 prefix, even if it is 0', () => {
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

  test('uses the image for the CAIP-2 id, then for the id, then of the network itself', () => {
    const input = evmNetwork(1, { assets: { imageUrl: 'own' } })
    const image = (chainImages: Record<string, string>) => extendNetwork(input, { chainImages }).assets?.imageUrl
    expect([image({ 'eip155:1': 'a', 1: 'b' }), image({ 1: 'b' }), image({})]).toEqual(['a', 'b', 'own'])
  })
})

describe('§7: RPC URLs', () => {
  const customRpcUrls = { 'eip155:1': [{ url: 'https://custom.example' }, { url: 'https://rpc-1.example' }] } as const
  const relayed = { projectId: 'p&1', services: { rpc: 'https://relay.example/' } }
  const relay = 'https://relay.example/v1/?chainId=eip155%3A1&projectId=p%261'

  const asked = (options: Parameters<typeof extendNetwork>[1]) =>
    extendNetwork(evmNetwork(1), options).rpcUrls.default.http

  test("R148: uses only the app's own URLs", () => {
    const own = [{ url: 'https://custom.example' }]
    expect(asked({ customRpcUrls: { 'eip155:1': own } })).toEqual(['https://custom.example'])
    expect(asked({ customRpcUrls: { 'eip155:1': own }, ...relayed })).toEqual(['https://custom.example'])
    expect(asked({ customRpcUrls: { 'eip155:1': [] } })).toEqual(['https://rpc-1.example'])
    expect(asked({ customRpcUrls: { 'eip155:2': own } })).toEqual(['https://rpc-1.example'])
  })

  test('R148: the relay replaces the default of the networks that it serves', () => {
    expect(asked(relayed)).toEqual([relay])
    expect(asked({})).toEqual(['https://rpc-1.example'])
  })

  test('R148: with rpcFallback: custom URLs, then the relay, then the defaults, without duplicates', () => {
    expect(asked({ customRpcUrls, ...relayed, rpcFallback: true })).toEqual([
      'https://custom.example',
      'https://rpc-1.example',
      relay,
    ])
    expect(asked({ ...relayed, rpcFallback: true })).toEqual([relay, 'https://rpc-1.example'])
    expect(asked({ rpcFallback: true })).toEqual(['https://rpc-1.example'])
  })

  test('R149: wallets get the public default, and a URL of the app only if it is shared', () => {
    const given = (shareWithWallet: boolean | undefined) =>
      extendNetwork(evmNetwork(1), {
        customRpcUrls: { 'eip155:1': [{ url: 'https://rpc.example/key', shareWithWallet }] },
        ...relayed,
        rpcFallback: true,
      }).rpcUrls.chainDefault?.http
    expect([given(undefined), given(false)]).toEqual([['https://rpc-1.example'], ['https://rpc-1.example']])
    expect(given(true)).toEqual(['https://rpc.example/key', 'https://rpc-1.example'])
  })

  test('R148, R149: extending a network again changes nothing', () => {
    const options = { customRpcUrls: { 'eip155:1': [{ url: 'https://rpc.example/key' }] }, ...relayed } as const
    const network = extendNetwork(evmNetwork(1), options)
    expect(extendNetwork(network, options)).toEqual(network)
  })

  test.each([
    ['a network the relay does not know', evmNetwork(31_337), relayed],
    ['no relay configured', evmNetwork(1), { projectId: 'p' }],
    ['no project id', evmNetwork(1), { services: relayed.services }],
  ])('does not use the relay for %s', (_title, network, options) => {
    expect(extendNetwork(network, options).rpcUrls.default.http).toEqual(network.rpcUrls.default.http)
  })

  test('R114b: Bitcoin is read below the path of the Esplora API', () => {
    const reference = '000000000019d6689c085ae165831e93'
    const bitcoin = { ...solana, id: reference, chainNamespace: 'bip122' as const }
    const url = `https://relay.example/v1/esplora?chainId=bip122%3A${reference}&projectId=p%261`
    const urls = (options: Parameters<typeof extendNetwork>[1]) => extendNetwork(bitcoin, options).rpcUrls.default.http
    expect(urls(relayed)).toEqual([url])
    expect(urls({ ...relayed, rpcFallback: true })).toEqual([url, ...solana.rpcUrls.default.http])
    const customRpcUrls = { [`bip122:${reference}`]: [{ url: 'https://own.example/api' }] } as const
    expect(urls({ ...relayed, customRpcUrls })).toEqual(['https://own.example/api'])
  })

  test('§7: the relay serves networks of EVM, Solana and Bitcoin, by CAIP-2 id', () => {
    expect(['eip155:1', 'eip155:8453', solana.id].map((id) => isRelayNetwork(String(id)))).toEqual([true, true, false])
    expect(isRelayNetwork(`solana:${solana.id}`)).toBe(true)
    const id = encodeURIComponent(`solana:${solana.id}`)
    expect(extendNetwork(solana, relayed).rpcUrls.default.http).toEqual([
      `https://relay.example/v1/?chainId=${id}&projectId=p%261`,
    ])
    expect(isRelayNetwork('bip122:000000000019d6689c085ae165831e93')).toBe(true)
    expect(isRelayNetwork('bip122:000000000933ea01ad0ee984209779ba')).toBe(true)
    expect(isRelayNetwork('1')).toBe(false)
    for (const id of ['eip155:1:2', 'constructor:1', 'eip155:', 'bip122:', 'bip122:00000000da84f2bafbbc53dee25a72ae'])
      expect(isRelayNetwork(id)).toBe(false)
  })
})

test('§4: the placeholder of an unknown network has a name and no RPC URL', () => {
  expect(placeholderNetwork('eip155:77')).toMatchObject({
    id: 77,
    caipNetworkId: 'eip155:77',
    chainNamespace: 'eip155',
    rpcUrls: { default: { http: [] } },
  })
  expect(placeholderNetwork('solana:abc').id).toBe('abc')
})
