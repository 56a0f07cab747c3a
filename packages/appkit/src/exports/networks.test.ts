import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Network, parseCaipNetworkId, safeParseUrl } from '@latchkey/common'
import * as viemChains from 'viem/chains'
import { describe, expect, test } from 'vitest'
import * as networks from './networks.js'

const { defineNetwork, ...all } = networks
const byNamespace = (namespace: string) =>
  Object.entries(all).filter(([, { chainNamespace }]) => chainNamespace === namespace)

describe('networks of viem', () => {
  const chains: Readonly<Record<string, viemChains.Chain>> = viemChains
  const names = Object.keys(chains)

  test("have the names of viem's chains, and no other EVM network is exported", () => {
    expect(names.length).toBe(740)
    expect(
      byNamespace('eip155')
        .map(([name]) => name)
        .sort(),
    ).toEqual(names.sort())
  })

  /** The data that a network shares with its viem chain, without the rest of the chain. */
  const dataOf = ({ id, name, nativeCurrency, blockExplorers, contracts, testnet }: viemChains.Chain | Network) => ({
    id,
    name,
    nativeCurrency: [nativeCurrency.name, nativeCurrency.symbol, nativeCurrency.decimals],
    explorer: [blockExplorers?.default.name, blockExplorers?.default.url.replace(/\/$/, '')],
    contracts: (['multicall3', 'ensRegistry', 'ensUniversalResolver'] as const).map((contract) => [
      contracts?.[contract]?.address,
      contracts?.[contract]?.blockCreated,
    ]),
    testnet: testnet || undefined,
  })

  test('have the data of viem', () => {
    for (const [name, chain] of Object.entries(chains)) {
      const network = networks[name as keyof typeof all]
      const urls = { http: chain.rpcUrls.default.http }
      expect.soft(dataOf(network), name).toEqual(dataOf(chain))
      expect.soft(network.caipNetworkId, name).toBe(`eip155:${chain.id}`)
      expect.soft(network.rpcUrls, name).toEqual({ default: urls, chainDefault: urls })
    }
  })

  test('are exactly the output of the generator', () => {
    const script = fileURLToPath(new URL('../../../../scripts/networks/generateNetworks.mjs', import.meta.url))
    const output = execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })
    expect(output).toContain('The networks are those of viem')
  })
})

describe('every network', () => {
  const fields = [
    'id',
    'caipNetworkId',
    'chainNamespace',
    'name',
    'nativeCurrency',
    'rpcUrls',
    'assets',
    'blockExplorers',
    'contracts',
    'testnet',
    'ss58Format',
    'deprecatedCaipNetworkId',
  ]

  test('is plain data with a valid CAIP-2 id', () => {
    for (const [name, network] of Object.entries(all)) {
      expect.soft(JSON.parse(JSON.stringify(network)), name).toEqual(network)
      expect.soft(fields, name).toEqual(expect.arrayContaining(Object.keys(network)))
      const { namespace, reference } = parseCaipNetworkId(network.caipNetworkId)
      expect.soft([namespace, reference], name).toEqual([network.chainNamespace, String(network.id)])
      expect.soft(network.rpcUrls.default.http.length, name).toBeGreaterThan(0)
      expect.soft(defineNetwork(network), name).toEqual(network)
    }
  })

  test('L10: explorer URLs of main networks pass the URL policy', () => {
    const explorers = Object.entries(all).flatMap(([name, { blockExplorers, testnet }]) =>
      blockExplorers && !testnet ? [[name, blockExplorers.default.url] as const] : [],
    )
    expect(explorers.length).toBeGreaterThan(350)
    for (const [name, url] of explorers) expect([name, safeParseUrl(url, { kind: 'web' }).ok]).toEqual([name, true])
  })

  test('no Solana, Bitcoin or Polkadot network has the name of a viem chain', () => {
    const own = [...byNamespace('solana'), ...byNamespace('bip122'), ...byNamespace('polkadot')].map(([name]) => name)
    expect(own.sort()).toMatchInlineSnapshot(`
      [
        "bitcoin",
        "bitcoinRegtest",
        "bitcoinSignet",
        "bitcoinTestnet",
        "kusama",
        "kusamaAssetHub",
        "polkadot",
        "polkadotAssetHub",
        "solana",
        "solanaDevnet",
        "solanaTestnet",
        "westend",
        "westendAssetHubSubstrate",
      ]
    `)
    expect(own.filter((name) => name in viemChains)).toEqual([])
  })
})

describe('genesis hashes', () => {
  // CAIP-2 uses the first 32 characters of the genesis hash. These are the full hashes, for comparison with other
  // sources.
  const hashes = {
    solana: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
    solanaDevnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
    solanaTestnet: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
    bitcoin: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
    bitcoinTestnet: '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943',
    bitcoinSignet: '00000008819873e925422c1ff0f99f7cc9bbb232af63a077a480a3633bee1ef6',
    bitcoinRegtest: '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206',
    polkadot: '91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3',
    polkadotAssetHub: '68d56f15f85d3136970ec16946040bc1752654e906147f7e43e9d539d7c3de2f',
    kusama: 'b0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe',
    kusamaAssetHub: '48239ef607d7928874027a43a67689209727dfb3d3dc5e5b03a39bdc2eda771a',
    westend: 'e143f23803ac50e8f6f8e62695d1ce9e4e1d68aa36c1cd2cfd15340213f3423e',
    westendAssetHubSubstrate: '67f9723393ef76214df0118c34bbbd3dbebc8ed46a10973a8c969d48fe7598c9',
  } as const

  test.each(Object.entries(hashes))('%s', (name, hash) => {
    const network = networks[name as keyof typeof hashes]
    expect(network.caipNetworkId).toBe(`${network.chainNamespace}:${hash.slice(0, 32)}`)
  })

  test('the Solana networks keep their deprecated ids', () => {
    expect(networks.solana.deprecatedCaipNetworkId).toBe('solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ')
    expect(networks.solanaDevnet.deprecatedCaipNetworkId).toBe('solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K')
  })
})
