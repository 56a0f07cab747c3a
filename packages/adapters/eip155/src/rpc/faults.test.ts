import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passTimeByTurns } from '../../test/passTimeByTurns.js'
import { behave, type Handler, sendJson, startRpcServer } from '../../test/rpcServer.js'

import { adapterFor, endRpc, hundred } from '../../test/rpcSetUp.js'

const code = (value: string) => expect.objectContaining({ code: value })
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

// Five times as fast as elsewhere.
let backToRealTime: () => void = () => undefined
beforeAll(() => {
  backToRealTime = passTimeByTurns(50)
})
afterAll(async () => {
  await endRpc()
  backToRealTime()
})

describe('FI6: faults on one of three, two of three, all three URLs', () => {
  const faults: readonly (readonly [string, Handler, string])[] = [
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
        response.write('[{"id":')
        setTimeout(() => response.destroy(), 10)
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
        // In order: each broken one was asked before the next.
        for (let index = 0; index < Math.min(broken, 2); index++)
          expect(started[index]?.count('eth_getBalance')).toBeGreaterThan(0)
        if (broken === 1) expect(started[2]?.count('eth_getBalance')).toBe(0)
        adapter.destroy()
        await Promise.all(started.map(({ close }) => close()))
      }
    },
    30_000,
  )

  test.concurrent('a URL that never answers is given up after 10 s, and the next one asked', async () => {
    const [stuck, good] = await Promise.all([startRpcServer(() => undefined), startRpcServer(behave())])
    const { balance, adapter } = adapterFor([stuck.url, good.url])
    const start = performance.now()
    expect(await balance()).toEqual(hundred)
    expect(performance.now() - start).toBeLessThan(11_000)
    adapter.destroy()
    await Promise.all([stuck.close(), good.close()])
  }, 15_000)

  test.concurrent('a URL that sends its answer drop by drop is given up after 10 s', async () => {
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
  test.concurrent('a slow first URL is ranked below a quick one; probes stop at destroy', async () => {
    const slow = await startRpcServer(async (calls, response, body) => {
      await wait(700)
      return behave()(calls, response, body)
    })
    const quick = await startRpcServer(behave())
    const { balance, adapter } = adapterFor([slow.url, quick.url])
    await balance()
    expect(slow.count('eth_getBalance')).toBe(1)
    await wait(3_000)
    expect(slow.count('net_listening')).toBe(1)
    await balance()
    expect([slow, quick].map(({ count }) => count('eth_getBalance'))).toEqual([1, 1])
    adapter.destroy()
    const probes = quick.count('net_listening')
    await wait(5_000)
    expect(quick.count('net_listening')).toBe(probes)
    await Promise.all([slow.close(), quick.close()])
  }, 15_000)

  test.concurrent('a single URL is never probed', async () => {
    const server = await startRpcServer(behave())
    await adapterFor([server.url]).balance()
    await wait(300)
    expect(server.count('net_listening')).toBe(0)
    await server.close()
  })
})
