import { isAppKitError, type NetworkInput } from '@latchkey/common'
import fc from 'fast-check'
import * as viemChains from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import * as networks from '../exports/networks.js'
import { defineNetwork } from './defineNetwork.js'
import { parseNetworkInput } from './networkParser.js'

const local = {
  id: 31_337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
} as const satisfies NetworkInput

/** Returns the details of the error, also for input that does not match the types. */
function refusal(changes: Readonly<Record<string, unknown>>): string | undefined {
  try {
    defineNetwork({ ...local, ...changes } as NetworkInput)
  } catch (error) {
    if (isAppKitError(error, 'INVALID_PARAMS')) return error.details
    throw error
  }
  return undefined
}

describe('defineNetwork', () => {
  test('completes a minimal EVM network', () => {
    expect(defineNetwork(local)).toEqual({
      ...local,
      caipNetworkId: 'eip155:31337',
      chainNamespace: 'eip155',
      rpcUrls: { default: { http: ['http://127.0.0.1:8545'] }, chainDefault: { http: ['http://127.0.0.1:8545'] } },
    })
  })

  const chains: Readonly<Record<string, viemChains.Chain>> = viemChains
  test('accepts every viem chain', () => {
    for (const [name, chain] of Object.entries(chains)) {
      const network = defineNetwork(chain)
      expect.soft(JSON.parse(JSON.stringify(network)), name).toEqual(network)
      const { contracts: _all, ...rest } = network
      const { contracts, assets: _picture, ...shipped } = networks[name as 'mainnet']
      expect.soft(rest, name).toEqual(shipped)
      expect.soft(network.contracts ?? {}, name).toMatchObject(contracts ?? {})
    }
  })

  test('R4: returns a copy that later changes of the input do not affect', () => {
    const input = { ...local, rpcUrls: { default: { http: ['https://a.example'] } } }
    const network = defineNetwork(input)
    input.rpcUrls.default.http.push('https://b.example')
    expect(network.rpcUrls.default.http).toEqual(['https://a.example'])
  })

  test('accepts networks of other namespaces by id, by namespace or by CAIP-2 id', () => {
    const reference = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const expected = { caipNetworkId: `solana:${reference}`, chainNamespace: 'solana' }
    expect(defineNetwork({ ...local, id: `solana:${reference}` })).toMatchObject(expected)
    expect(defineNetwork({ ...local, id: reference, chainNamespace: 'solana' })).toMatchObject(expected)
    expect(defineNetwork({ ...local, id: reference, caipNetworkId: `solana:${reference}` })).toMatchObject(expected)
  })

  test('keeps contracts with an address, drops contracts by source chain, and removes final slashes of explorer URLs', () => {
    const network = defineNetwork({
      ...local,
      blockExplorers: { default: { name: 'Scan', url: 'https://scan.example//' } },
      contracts: { multicall3: { address: '0xca11' }, portal: { 1: { address: '0x1' } }, broken: null },
    })
    expect(network.blockExplorers).toEqual({ default: { name: 'Scan', url: 'https://scan.example' } })
    expect(network.contracts).toEqual({ multicall3: { address: '0xca11' } })
  })

  test.each([
    [{ id: 0 }, 'id: expected a positive whole number'],
    [{ id: 1.5 }, 'id: expected a positive whole number'],
    [{ id: Number.NaN }, 'id: expected a positive whole number'],
    [{ id: 2 ** 60 }, 'id: expected a positive whole number'],
    [{ id: '1' }, 'id: expected a number'],
    [{ id: 'near:mainnet' }, 'id: a CAIP-2 id has two parts'],
    [{ id: '' }, 'id: expected a chain id'],
    [{ caipNetworkId: 'eip155' }, 'caipNetworkId: expected a CAIP-2 id such as eip155:1'],
    [{ caipNetworkId: 'eip155:1' }, 'caipNetworkId: not that of the id'],
    [{ caipNetworkId: 'eip155:31337', chainNamespace: 'solana' }, 'chainNamespace: not that of the CAIP-2 id'],
    [{ caipNetworkId: 'solana:abc' }, 'id: expected text'],
    [{ chainNamespace: 'cosmos' }, 'chainNamespace: expected one of eip155, solana, polkadot, bip122'],
    [{ name: '' }, 'name: expected a name'],
    [{ name: ' ' }, 'name: expected a name'],
    [
      { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 1.5 } },
      'nativeCurrency.decimals: expected a whole number from 0 to 255',
    ],
    [
      { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18n } },
      'nativeCurrency.decimals: expected a whole number from 0 to 255',
    ],
    [{ nativeCurrency: undefined }, 'nativeCurrency: expected an object'],
    [{ rpcUrls: undefined }, 'rpcUrls: expected an object'],
    [{ rpcUrls: { default: { http: [] } } }, 'rpcUrls.default.http: expected at least 1 entry'],
    [
      { rpcUrls: { default: { http: ['javascript:alert(1)'] } } },
      'rpcUrls.default.http[0]: expected a URL (http:, https:, ws:, wss:)',
    ],
    [
      { rpcUrls: { default: { http: ['rpc.example'] } } },
      'rpcUrls.default.http[0]: expected a URL (http:, https:, ws:, wss:)',
    ],
    [
      { blockExplorers: { default: { name: 'x', url: 'javascript:alert(1)' } } },
      'blockExplorers.default.url: expected a URL (http:, https:)',
    ],
    [{ assets: { imageId: '../x' } }, 'assets.imageId: expected an image id'],
    [{ assets: { imageUrl: 'data:text/html,x' } }, 'not an https URL'],
    [{ testnet: 'yes' }, 'testnet: expected true or false'],
    [{ deprecatedCaipNetworkId: 'x' }, 'deprecatedCaipNetworkId: expected a CAIP-2 id such as eip155:1'],
  ])('rejects %o and names the invalid field', (changes, reason) => {
    expect(refusal(changes)).toBe(`The network cannot be used: ${reason}.`)
  })

  test('L3: handles any value, and accepts its own output unchanged', () => {
    const field = fc.oneof({
      arbitrary: fc.constantFrom(...Object.keys(networks.solana), 'assets', 'contracts'),
      weight: 1,
    })
    fc.assert(
      fc.property(anything, field, (make, key) => {
        for (const input of [make(), { ...local, [key]: make() }]) {
          const parsed = parseNetworkInput(input)
          if (parsed.ok) expect(parseNetworkInput(parsed.value)).toEqual(parsed)
        }
      }),
      { numRuns: 500 },
    )
  })
})
