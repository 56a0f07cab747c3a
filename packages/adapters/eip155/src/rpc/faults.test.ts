import { type RpcHandler, sendJson, startRpcServer } from '@latchkey/testing/node'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { behave } from '../../test/behave.js'
import { passTimeByTurns } from '../../test/passTimeByTurns.js'

import { adapterFor, endRpc, hundred } from '../../test/rpcSetUp.js'

const code = (value: string) => expect.objectContaining({ code: value })

// Time passes five times as fast as in real time.
let backToRealTime: () => void = () => undefined
beforeAll(() => {
  backToRealTime = passTimeByTurns(50)
})
afterAll(async () => {
  await endRpc()
  backToRealTime()
})

describe('FI6: faults on one, two or all of three URLs', () => {
  const faults: readonly (readonly [string, RpcHandler, string])[] = [
    ['429', (_, response) => sendJson(response, 'no', 429), 'HTTP_STATUS'],
    ['500', (_, response) => sendJson(response, 'no', 500), 'HTTP_STATUS'],
    ['503', (_, response) => sendJson(response, 'no', 503), 'HTTP_STATUS'],
    ['a reset connection', (_, response) => void response.destroy(), 'RPC_FAILED'],
    ['garbage', (_, response) => void response.end('{"jsonrpc"'), 'RPC_BAD_RESPONSE'],
    [
      'HTML',
      (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html></html>'),
      'RPC_BAD_RESPONSE',
    ],
    ['nothing', (_, response) => void response.end(), 'RPC_BAD_RESPONSE'],
    [
      'half a body',
      (_, response) => {
        response.writeHead(200, { 'Content-Length': '1000' })
        response.write('[{"id":', () => response.destroy())
      },
      'RPC_FAILED',
    ],
    [
      'an endless body',
      (_, response) => {
        response.writeHead(200)
        const drip = () => {
          if (!response.destroyed) response.write('x'.repeat(65_536), drip)
        }
        drip()
      },
      'HTTP_TOO_LARGE',
    ],
  ]

  test.concurrent.each(faults)(
    '%s',
    async (_, fault, expected) => {
      for (const broken of [1, 2, 3]) {
        const started = await Promise.all([0, 1, 2].map((index) => startRpcServer(index < broken ? fault : behave())))
        const { balance, adapter } = adapterFor(started.map(({ url }) => url))
        const start = performance.now()
        if (broken < 3) expect(await balance()).toEqual(hundred)
        else await expect(balance()).rejects.toThrow(code(expected))
        expect(performance.now() - start).toBeLessThan(10_000)
        // The URLs are tried in order.
        for (let index = 0; index < Math.min(broken, 2); index++)
          expect(started[index]?.count('eth_getBalance')).toBeGreaterThan(0)
        if (broken === 1) expect(started[2]?.count('eth_getBalance')).toBe(0)
        adapter.destroy()
        await Promise.all(started.map(({ close }) => close()))
      }
    },
    30_000,
  )

  test.concurrent('falls back from an unresponsive URL after 10 s', async () => {
    const [stuck, good] = await Promise.all([startRpcServer(() => undefined), startRpcServer(behave())])
    const { balance, adapter } = adapterFor([stuck.url, good.url])
    const start = performance.now()
    expect(await balance()).toEqual(hundred)
    expect(performance.now() - start).toBeLessThan(11_000)
    adapter.destroy()
    await Promise.all([stuck.close(), good.close()])
  }, 15_000)

  test.concurrent('a URL that sends its response slowly times out after 10 s', async () => {
    const drip = await startRpcServer((_, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write(' '), 500)
      response.on('close', () => clearInterval(timer))
    })
    const { balance, adapter } = adapterFor([drip.url])
    const start = performance.now()
    await expect(balance()).rejects.toThrow(code('HTTP_TIMEOUT'))
    expect(performance.now() - start).toBeLessThan(11_000)
    adapter.destroy()
    await drip.close()
  }, 15_000)
})

describe('FI7: ranking', () => {
  // Not concurrent, because they skip time.
  test('ranks a slow first URL below a fast one, and stops probing when the adapter is destroyed', async () => {
    const slow = await startRpcServer(async (calls, response, body) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      return behave()(calls, response, body)
    })
    const quick = await startRpcServer(behave())
    const { balance, adapter } = adapterFor([slow.url, quick.url])
    await balance()
    expect(slow.count('eth_getBalance')).toBe(1)
    await expect
      .poll(async () => {
        await balance()
        return quick.count('eth_getBalance')
      })
      .toBe(1)
    expect(slow.count('net_listening')).toBe(1)
    const asked = slow.count('eth_getBalance')
    await balance()
    expect([slow, quick].map(({ count }) => count('eth_getBalance'))).toEqual([asked, 2])
    adapter.destroy()
    const probes = quick.count('net_listening')
    await passProbes(quick.url)
    expect(quick.count('net_listening')).toBe(probes)
    await Promise.all([slow.close(), quick.close()])
  }, 15_000)

  test('never probes a single URL', async () => {
    const server = await startRpcServer(behave())
    await adapterFor([server.url]).balance()
    await passProbes(server.url)
    expect(server.count('net_listening')).toBe(0)
    await server.close()
  })
})

/** Skips the time until the next probes, and sends a request that reaches the server after them. */
async function passProbes(url: string): Promise<void> {
  await vi.advanceTimersByTimeAsync(10_000)
  await adapterFor([url]).balance()
}
