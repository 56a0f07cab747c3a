import { rpcLimits } from '@latchkey/common'
import { createAdapterContext, createFakeClock, createFakeFetch } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createNetwork } from '../../test/createNetwork.js'
import '../sessionEntry.js'
import { createAdapter } from '../../test/createAdapter.js'

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
  ])('FI6: %s is RPC_BAD_RESPONSE', async (_title, answer) => {
    const { fetch, outcome } = setUp()
    fetch.once('one.example', answer)
    expect(await outcome()).toBe('RPC_BAD_RESPONSE')
  })

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

describe('FI6: a server that fails', () => {
  test.each([[{ networkError: 'reset' }], [{ text: 'busy', status: 429 }], [{ text: '', status: 503 }]])(
    'falls back to the next URL at once after %j',
    async (failure) => {
      const { fetch, outcome, asked } = setUp('https://one.example', 'https://two.example')
      fetch.always('one.example', failure)
      fetch.always('two.example', stats('7', '0'))
      expect(await outcome()).toBe(7n)
      expect(asked()).toHaveLength(2)
    },
  )

  test('§8: retries three times with growing delays if there is no other server', async () => {
    const { fetch, clock, outcome, asked } = setUp()
    fetch.always('one.example', { text: '', status: 500 })
    const reading = outcome()
    for (const ms of [150, 300, 600]) {
      const before = asked().length
      await clock.advance(ms - 1)
      expect(asked().length).toBe(before === 0 ? 1 : before)
      await clock.advance(1)
    }
    expect(await reading).toBe('HTTP_STATUS')
    expect(asked()).toHaveLength(4)
    expect(clock.timerCount()).toBe(0)
  })

  test('retries after the time in Retry-After', async () => {
    const { fetch, clock, outcome, asked } = setUp()
    fetch.once('one.example', { text: '', status: 429, headers: { 'Retry-After': '2' } })
    fetch.always('one.example', stats('9', '0'))
    const reading = outcome()
    await clock.advance(1_999)
    expect(asked()).toHaveLength(1)
    await clock.advance(1)
    expect(await reading).toBe(9n)
  })

  test('does not retry after a permanent status', async () => {
    const { fetch, outcome, asked } = setUp()
    fetch.always('one.example', { text: 'no', status: 400 })
    expect(await outcome()).toBe('HTTP_STATUS')
    expect(asked()).toHaveLength(1)
  })

  test.each([400, 401, 404])('after status %i, does not retry this server, but another one', async (status) => {
    const { fetch, clock, outcome, asked } = setUp('https://one.example', 'https://two.example')
    fetch.always('one.example', { text: 'no', status })
    fetch.once('two.example', { text: '', status: 503 })
    fetch.always('two.example', stats('7', '0'))
    const reading = outcome()
    await clock.advance(150)
    expect(await reading).toBe(7n)
    const hosts = asked().map(({ url }) => new URL(url).host)
    expect(hosts).toEqual(['one.example', 'two.example', 'two.example'])
  })

  test('R57: rejects at once if Retry-After exceeds the timeout', async () => {
    const { fetch, clock, outcome, asked } = setUp()
    fetch.always('one.example', { text: '', status: 429, headers: { 'Retry-After': '30' } })
    expect(await outcome()).toBe('HTTP_STATUS')
    expect(asked()).toHaveLength(1)
    expect(clock.timerCount()).toBe(0)
  })

  test('R57: a long Retry-After of one server does not delay another', async () => {
    const { fetch, clock, outcome } = setUp('https://one.example', 'https://two.example')
    fetch.always('one.example', { text: '', status: 429, headers: { 'Retry-After': '9' } })
    fetch.once('two.example', { text: '', status: 429, headers: { 'Retry-After': '2' } })
    fetch.always('two.example', stats('7', '0'))
    const reading = outcome()
    await clock.advance(2_000)
    expect(await reading).toBe(7n)
  })

  test('ignores unusable URLs, and rejects with TRANSPORT_URL_MISSING if there is no other', async () => {
    const { fetch, outcome } = setUp('nonsense', 'wss://one.example', 'https://two.example')
    fetch.always('two.example', stats('7', '0'))
    expect(await outcome()).toBe(7n)
    expect(await setUp('wss://one.example').outcome()).toBe('TRANSPORT_URL_MISSING')
  })

  test('FI7: falls back to the next URL after ten seconds without a response', async () => {
    const { fetch, clock, outcome } = setUp('https://one.example', 'https://two.example')
    fetch.always('one.example', { hang: true })
    fetch.always('two.example', stats('5', '0'))
    const reading = outcome()
    await clock.advance(rpcLimits.timeoutMs)
    expect(await reading).toBe(5n)
    expect(clock.timerCount()).toBe(0)
  })

  test('rejects with HTTP_TIMEOUT after ten seconds', async () => {
    const { fetch, clock, outcome } = setUp()
    fetch.always('one.example', { drip: '{"chain_stats":' })
    const reading = outcome()
    await clock.advance(rpcLimits.timeoutMs)
    expect(await reading).toBe('HTTP_TIMEOUT')
    expect(clock.timerCount()).toBe(0)
  })

  test('R45: rejects an oversized response', async () => {
    const { fetch, clock, outcome } = setUp()
    fetch.always('one.example', { text: 'x'.repeat(2 ** 21 + 1) })
    const reading = outcome()
    await clock.advance(5_000)
    expect(await reading).toBe('HTTP_TOO_LARGE')
  })

  test('L1: an abort or destroying the adapter settles the request at once', async () => {
    for (const end of ['abort', 'destroy'] as const) {
      const { fetch, clock, adapter, read } = setUp()
      fetch.always('one.example', { hang: true })
      const abort = new AbortController()
      const reading = read(abort.signal).catch((error: { code: string }) => error.code)
      await clock.advance(1)
      if (end === 'abort') abort.abort()
      else adapter.destroy()
      expect(await reading).toBe(end === 'abort' ? 'ABORTED' : 'DESTROYED')
      await clock.advance(0)
      expect(clock.timerCount()).toBe(0)
    }
  })
})

test('leaves long numbers in strings of a response unchanged', async () => {
  const { fetch, read } = setUp()
  const { text } = stats('5000', '2000')
  fetch.once('one.example', { text: text.replace('{', '{"note":"seen, 1234567890123456789, twice",') })
  expect(await read()).toMatchObject({ value: 3000n })
})

describe('R55: a server of another chain', () => {
  const block = (hash: string) => ({ text: hash.padEnd(64, '0') })

  test('is ignored with one warning, and the request falls back to the next URL', async () => {
    const { fetch, context, read } = setUp('https://one.example', 'https://two.example')
    fetch.always('one.example', stats('999', '0'))
    fetch.always('one.example/block-height/0', block('000000000933ea01ad0ee984209779ba'))
    fetch.always('two.example', stats('7', '0'))
    fetch.always('two.example/block-height/0', block(reference))
    expect([(await read()).value, (await read()).value]).toEqual([7n, 7n])
    expect(fetch.requests.filter(({ url }) => url.includes('one.example'))).toHaveLength(2)
    expect(fetch.requests.filter(({ url }) => url.includes('two.example/block-height/0'))).toHaveLength(1)
    expect(context.log.filter(({ level }) => level === 'warn')).toHaveLength(1)
  })

  test('is RPC_WRONG_CHAIN if there is no other URL', async () => {
    const { fetch, outcome } = setUp()
    fetch.always('one.example', stats('999', '0'))
    fetch.always('/block-height/0', block('000000000933ea01ad0ee984209779ba'))
    expect([await outcome(), await outcome()]).toEqual(['RPC_WRONG_CHAIN', 'RPC_WRONG_CHAIN'])
  })

  test('remains usable for its own network', async () => {
    const { fetch, adapter, outcome } = setUp()
    fetch.always('one.example', stats('999', '0'))
    fetch.always('/block-height/0', block('000000000933ea01ad0ee984209779ba'))
    expect(await outcome()).toBe('RPC_WRONG_CHAIN')
    const testnet = createNetwork('000000000933ea01ad0ee984209779ba', ['https://one.example/api/'])
    const testAddress = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
    expect((await adapter.getBalance({ address: testAddress, network: testnet })).value).toBe(999n)
  })
})
