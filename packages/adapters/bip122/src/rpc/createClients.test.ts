import { text } from '@latchkey/common'
import { createAdapterContext, createFakeClock, createFakeFetch } from '@latchkey/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createNetwork } from '../../test/createNetwork.js'
import '../session/connect.js'
import { createAdapter } from '../../test/createAdapter.js'
import { createClients } from './createClients.js'

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const reference = '000000000019d6689c085ae165831e93'

/** Creates the response to an `/address` request, with totals as JSON text. */
const stats = (funded: string, spent: string, waiting = '0', leaving = '0') => ({
  text: `{"address":"${address}","chain_stats":{"funded_txo_sum":${funded},"spent_txo_sum":${spent}},"mempool_stats":{"funded_txo_sum":${waiting},"spent_txo_sum":${leaving}}}`,
})

function setUp(...urls: readonly string[]) {
  const fetch = createFakeFetch()
  const clock = createFakeClock()
  const context = createAdapterContext({ fetch, clock })
  const adapter = createAdapter(context, {})
  const network = createNetwork(reference, urls.length > 0 ? urls : ['https://one.example/api/'])
  const read = (signal?: AbortSignal) => adapter.getBalance({ address, network, signal })
  const outcome = () =>
    read().then(
      ({ value }) => value,
      (error: { code: string }) => error.code,
    )
  /** Returns the requests without those of the genesis check. */
  const asked = () => fetch.requests.filter(({ url }) => !url.includes('/block-height/0'))
  return { fetch, clock, context, adapter, network, read, outcome, asked }
}

describe('the balance of an address', () => {
  test('§9: includes blocks and mempool, in satoshi with eight decimals', async () => {
    const { fetch, read, asked } = setUp()
    fetch.once('one.example', stats('1000', '300', '50', '20'))
    expect(await read()).toEqual({ value: 730n, decimals: 8, symbol: 'BTC' })
    expect(asked()[0]?.url).toBe(`https://one.example/api/address/${address}`)
  })

  test('is exact for totals above the safe integers', async () => {
    const { fetch, read } = setUp()
    fetch.once('one.example', stats('90071992547409931234', '90071992547409930001'))
    expect((await read()).value).toBe(1_233n)
  })

  test.each([
    ['HTML', { text: '<html>' }],
    ['an empty response', { text: '' }],
    ['a truncated response', { text: '{"chain_stats":{' }],
    ['a number', { json: 5 }],
    ['another object', { json: { balance: 5 } }],
    ['an amount with a fraction', stats('1.5', '0')],
    ['more spent than received', stats('1', '2')],
    ['a text as an amount', { json: { chain_stats: { funded_txo_sum: 'much', spent_txo_sum: 0 } } }],
  ])(
    'FI6: after %s, falls back to the next server, and without one rejects with RPC_BAD_RESPONSE',
    async (_title, response) => {
      const { clock, fetch, outcome } = setUp()
      fetch.always('one.example', response)
      const failed = outcome()
      await clock.advance(5_000)
      expect(await failed).toBe('RPC_BAD_RESPONSE')
      const two = setUp('https://one.example', 'https://two.example')
      two.fetch.always('one.example', response)
      two.fetch.always('two.example', stats('1000', '300'))
      expect(await two.outcome()).toBe(700n)
    },
  )

  test('is not requested for an address of another network', async () => {
    const { adapter, network, asked } = setUp()
    const foreign = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
    await expect(adapter.getBalance({ address: foreign, network })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    expect(asked()).toEqual([])
  })
})

test('the base URL of a server may contain a key, or user and password', async () => {
  const { fetch, read, asked } = setUp('https://user:pa%20ss@one.example/api/?key=1')
  fetch.once('one.example', stats('7', '0'))
  expect((await read()).value).toBe(7n)
  expect(asked()[0]).toMatchObject({
    url: `https://one.example/api/address/${address}?key=1`,
    headers: { authorization: `Basic ${btoa('user:pa ss')}` },
  })
})

test('leaves long numbers in strings of a response unchanged', async () => {
  const { fetch, read } = setUp()
  const { text: json } = stats('5000', '2000')
  fetch.once('one.example', { text: json.replace('{', '{"note":"seen, 1234567890123456789, twice",') })
  expect(await read()).toMatchObject({ value: 3000n })
})

test('R55: a server of another chain remains usable for its own network', async () => {
  const { fetch, adapter, outcome } = setUp()
  fetch.always('one.example', stats('999', '0'))
  fetch.always('/block-height/0', { text: '000000000933ea01ad0ee984209779ba'.padEnd(64, '0') })
  expect(await outcome()).toBe('RPC_WRONG_CHAIN')
  const testnet = createNetwork('000000000933ea01ad0ee984209779ba', ['https://one.example/api/'])
  const testAddress = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
  expect((await adapter.getBalance({ address: testAddress, network: testnet })).value).toBe(999n)
})

describe('requests to the servers of a network', () => {
  const firstBlock = reference.padEnd(64, '0')

  /** Creates clients whose servers respond after 100 ms: with the genesis hash, or with the path and the body. */
  function setUpClients(...servers: readonly string[]) {
    const clock = createFakeClock()
    const requests: { readonly line: string; readonly cache: RequestCache | undefined }[] = []
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { hostname, pathname } = new URL(String(input))
      requests.push({ line: `${init?.method ?? 'GET'} ${hostname} ${pathname}`, cache: init?.cache })
      await new Promise<void>((resolve) => void clock.setTimeout(resolve, 100))
      return new Response(pathname === '/block-height/0' ? firstBlock : `${pathname} ${init?.body ?? ''}`)
    }
    const { ports } = createAdapterContext({ clock, fetch })
    const lifetime = new AbortController()
    onTestFinished(() => lifetime.abort())
    const clients = createClients({ ports, lifetime: lifetime.signal })
    const lines = () => requests.map(({ line }) => line)
    return { clock, clients, network: createNetwork(reference, servers), requests, lines }
  }

  test('R58: different reads share the check of the chain, which is sent once', async () => {
    const { clock, clients, network, lines } = setUpClients('https://one.example')
    const read = (path: string, isChainProven = false) => clients.readText(network, path, text(), { isChainProven })
    const all = Promise.all([read('/a'), read('/b'), read('/a', true), read('/a')])
    await clock.advance(100)
    expect(await all).toEqual(['/a ', '/b ', '/a ', '/a '])
    expect(lines().sort()).toEqual([
      'GET one.example /a',
      'GET one.example /a',
      'GET one.example /b',
      'GET one.example /block-height/0',
    ])
  })

  test('R57b: identical concurrent broadcasts share one request', async () => {
    const { clock, clients, network, lines } = setUpClients('https://one.example')
    const broadcast = () => clients.broadcast(network, { id: 'f00d', hex: 'f00d' })
    const both = Promise.all([broadcast(), broadcast()])
    await clock.advance(100)
    expect(await both).toEqual(['f00d', 'f00d'])
    await expect(
      clients.broadcast(network, { id: 'f00d', hex: 'f00d' }, { signal: AbortSignal.abort() }),
    ).rejects.toThrow()
    expect(lines().filter((line) => line.startsWith('POST'))).toHaveLength(1)
  })

  test('FI7: probes request the genesis hash past the HTTP cache of the browser', async () => {
    const { clock, clients, network, requests } = setUpClients('https://one.example', 'https://two.example')
    const read = clients.readText(network, '/a', text())
    await clock.advance(1_000)
    expect(await read).toBe('/a ')
    const probe = (host: string) => ({ line: `GET ${host} /block-height/0`, cache: 'no-store' })
    expect(requests).toEqual([
      { line: 'GET one.example /a', cache: undefined },
      { line: 'GET one.example /block-height/0', cache: undefined },
      probe('one.example'),
      probe('two.example'),
    ])
  })
})
