import { type RpcHandler, sendJson, startRpcServer } from '@latchkey/testing/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behave } from '../../test/behave.js'
import { passTimeByTurns } from '../../test/passTimeByTurns.js'
import { adapterFor, endRpc, hundred } from '../../test/rpcSetUp.js'

// Time passes at normal speed, but not while this process is suspended.
let backToRealTime: () => void = () => undefined
beforeAll(() => {
  backToRealTime = passTimeByTurns(10)
})
afterAll(async () => {
  await endRpc()
  backToRealTime()
})

describe('R57: retries', () => {
  const failing = (status: number, headers: Readonly<Record<string, string>> = {}, times = 99): RpcHandler => {
    let left = times
    return (calls, response, body) =>
      left-- > 0 ? sendJson(response, 'no', status, headers) : behave()(calls, response, body)
  }

  test.concurrent.each([403, 408, 413, 429, 500, 502, 503, 504])(
    'retries status %i three times, after 150, 300 and 600 ms',
    async (status) => {
      const times: number[] = []
      const server = await startRpcServer((calls, response, body) => {
        times.push(performance.now())
        return failing(status)(calls, response, body)
      })
      await expect(adapterFor([server.url]).balance()).rejects.toThrow(`HTTP status code: ${status}`)
      const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
      expect(gaps).toHaveLength(3)
      for (const [index, gap] of gaps.entries()) {
        expect(gap).toBeGreaterThan(150 * 2 ** index - 20)
        expect(gap).toBeLessThan(150 * 2 ** index + 400)
      }
      await server.close()
    },
  )

  test.concurrent.each([-1, -32603, -32005])('retries code %i', async (reason) => {
    let left = 1
    const server = await startRpcServer((calls, response, body) =>
      left-- > 0
        ? sendJson(
            response,
            calls.map(({ id }) => ({ id, error: { code: reason, message: 'x' } })),
          )
        : behave()(calls, response, body),
    )
    expect(await adapterFor([server.url]).balance()).toEqual(hundred)
    expect(server.count('eth_getBalance')).toBe(2)
    await server.close()
  })

  test.concurrent.each([400, 401, 404])('does not retry status %i', async (status) => {
    const server = await startRpcServer(failing(status))
    await expect(adapterFor([server.url]).balance()).rejects.toThrow(`HTTP status code: ${status}`)
    expect(server.count('eth_getBalance')).toBe(1)
    await server.close()
  })

  test.concurrent('waits for Retry-After', async () => {
    const server = await startRpcServer(failing(429, { 'Retry-After': '1' }, 1))
    const start = performance.now()
    expect(await adapterFor([server.url]).balance()).toEqual(hundred)
    expect(performance.now() - start).toBeGreaterThan(950)
    await server.close()
  })

  test.concurrent('rejects with the status at once if Retry-After exceeds the timeout', async () => {
    const server = await startRpcServer(failing(429, { 'Retry-After': '30' }))
    const start = performance.now()
    await expect(adapterFor([server.url]).balance()).rejects.toThrow('HTTP status code: 429')
    expect(performance.now() - start).toBeLessThan(900)
    expect(server.count('eth_getBalance')).toBe(1)
    await server.close()
  })

  test.concurrent('a server with a long Retry-After does not delay the retry of another', async () => {
    const busy = await startRpcServer(failing(429, { 'Retry-After': '3600' }))
    const quick = await startRpcServer(failing(503, {}, 1))
    const start = performance.now()
    expect(await adapterFor([quick.url, busy.url]).balance()).toEqual(hundred)
    expect(performance.now() - start).toBeLessThan(900)
    await expect(adapterFor([busy.url, busy.url]).balance()).rejects.toThrow('HTTP status code: 429')
    expect(performance.now() - start).toBeLessThan(1_800)
    await Promise.all([busy.close(), quick.close()])
  })

  test.concurrent('a server of another chain does not end the retries of another server', async () => {
    const server = await startRpcServer(failing(503, {}, 1))
    const other = await startRpcServer(behave(5))
    expect(await adapterFor([server.url, other.url]).balance()).toEqual(hundred)
    expect([server, other].map(({ count }) => count('eth_getBalance'))).toEqual([2, 1])
    await Promise.all([server.close(), other.close()])
  })

  test.concurrent.each(['-5', 'soon', 'Wed, 21 Oct 2015 07:28:00 GMT', '', '1e9'])(
    'ignores a Retry-After of %j',
    async (value) => {
      const server = await startRpcServer(failing(503, { 'Retry-After': value }, 1))
      const start = performance.now()
      expect(await adapterFor([server.url]).balance()).toEqual(hundred)
      expect(performance.now() - start).toBeLessThan(900)
      await server.close()
    },
  )
})
