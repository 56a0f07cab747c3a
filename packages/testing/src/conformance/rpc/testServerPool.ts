import { expect, test } from 'vitest'
import { settle } from '../../fakes/settle.js'
import type { RpcRig } from './rpcRig.js'
import { failing, firstThen, setRpcScene, type TestServer, working } from './rpcScene.js'

/** Declares the tests of deduplication and ranking. */
export function testServerPool(rig: RpcRig): void {
  testDeduplication(rig)
  testRanking(rig)
}

function testDeduplication(rig: RpcRig): void {
  test('R58: identical concurrent reads share one request, and a failure is not cached', async () => {
    // A failed batch is followed by one single call.
    const tries = rig.isJsonRpc ? 2 : 1
    const server = firstThen(rig, tries, failing(401), working(rig))
    const { adapter, start, read, sent } = await setRpcScene(rig, [server])
    const both = await Promise.all([start(), start()])
    expect(await Promise.all(both.map(({ outcome }) => outcome))).toEqual(['HTTP_STATUS', 'HTTP_STATUS'])
    expect(sent()).toHaveLength(tries)
    expect((await read()).outcome).toBe(100n)
    expect(sent()).toHaveLength(tries + 1)
    adapter.destroy()
  })

  test('R58: an abort of one caller does not end the request of another', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const server: TestServer = async (request) => {
      await held
      return working(rig)(request)
    }
    const { clock, start, sent } = await setRpcScene(rig, [server])
    const abort = new AbortController()
    const [left, stayed] = await Promise.all([start(abort.signal), start()])
    abort.abort()
    expect(await left.outcome).toBe('ABORTED')
    release()
    await settle(clock)
    expect(await stayed.outcome).toBe(100n)
    expect(sent()).toHaveLength(1)
  })
}

function testRanking(rig: RpcRig): void {
  test('FI7: tries the faster of two servers first once both were probed', async () => {
    const slow: TestServer = (request) =>
      new Promise((resolve) => {
        clock.setTimeout(() => resolve(new Response(rig.respond(request, 'right'))), 300)
      })
    const { clock, read, sent } = await setRpcScene(rig, [slow, working(rig)])
    expect((await read()).outcome).toBe(100n)
    await clock.advance(1_000)
    expect(await read()).toEqual({ outcome: 100n, ms: 0 })
    expect([sent(0).length, sent(1).length]).toEqual([1, 1])
  })

  test('FI7: tries a working server first after the probe of another one failed', async () => {
    const { clock, read, sent } = await setRpcScene(rig, [failing(503), working(rig)])
    expect((await read()).outcome).toBe(100n)
    await clock.advance(1_000)
    expect(await read()).toEqual({ outcome: 100n, ms: 0 })
    expect([sent(0).length, sent(1).length]).toEqual([1, 2])
  })

  test('FI7: sends no probe before the first request, with one server, or to an idle network', async () => {
    const one = await setRpcScene(rig, [working(rig)])
    const two = await setRpcScene(rig, [working(rig), working(rig)])
    await two.clock.advance(60_000)
    expect(two.all).toEqual([])
    for (const { clock, read, all } of [one, two]) {
      await read()
      const before = all.length
      await clock.advance(60_000)
      expect(all.length > before).toBe(all === two.all)
      const probed = all.length
      await clock.advance(60_000)
      expect(all).toHaveLength(probed)
    }
  })
}
