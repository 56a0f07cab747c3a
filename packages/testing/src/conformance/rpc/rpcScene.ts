import { isAppKitError } from '@latchkey/common'
import { onTestFinished } from 'vitest'
import { createAdapterContext } from '../../fakes/createAdapterContext.js'
import { createFakeClock } from '../../fakes/createFakeClock.js'
import { until } from '../scene.js'
import type { RpcRig, ServerRequest } from './rpcRig.js'

/** A scripted server. It throws to close the connection. */
export type TestServer = (request: ServerRequest) => Response | Promise<Response>

/** A request for a balance, with the host of the server and the time since the start in ms. */
type Sent = { readonly host: string; readonly ms: number }

/**
 * Creates an adapter with one network, whose servers are scripted, on a fake clock. The adapter is destroyed with the
 * test.
 */
export async function setRpcScene(rig: RpcRig, servers: readonly TestServer[], urls?: readonly string[]) {
  const clock = createFakeClock()
  const all: (Sent & ServerRequest)[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = { url: String(input), headers: new Headers(init?.headers), body: String(init?.body ?? '') }
    const { hostname } = new URL(request.url)
    all.push({ ...request, host: hostname, ms: clock.monotonic() })
    const server = servers[Number(hostname.slice('server'.length, -'.example'.length))]
    if (!server) throw new TypeError(`There is no server ${hostname}`)
    return orAbort(server(request), init?.signal)
  }
  const network = rig.createNetwork(urls ?? servers.map((_, index) => `https://server${index}.example`))
  const context = createAdapterContext({ clock, fetch, networks: [network] })
  const adapter = await rig.factory.create(context)
  onTestFinished(() => adapter.destroy())

  const sent = (index?: number) =>
    all.filter(
      (request) => rig.isBalance(request) && (index === undefined || request.host === `server${index}.example`),
    )

  /** Starts to read the balance. Resolves once the first request was sent, or the read has ended. */
  const start = async (signal?: AbortSignal) => {
    const state = { isOver: false, ms: 0 }
    const before = all.length
    const outcome = adapter.getBalance({ address: rig.address, network, signal }).then(
      ({ value }) => value,
      (error: unknown) => (isAppKitError(error) ? error.code : 'untyped'),
    )
    void outcome.then(() => Object.assign(state, { isOver: true, ms: clock.monotonic() }))
    // Code that loads on first use takes real time.
    await until(() => {
      void clock.advance(0)
      return state.isOver || all.length > before
    }, 'no request was sent')
    return { outcome, state }
  }

  /** Reads the balance. Returns it, or the code of the error, and how long that took. */
  const read = async (signal?: AbortSignal) => {
    const startMs = clock.monotonic()
    const { outcome, state } = await start(signal)
    await clock.advance(0)
    for (let step = 0; step < 1_000 && !state.isOver; step++) await clock.advance(50)
    return { outcome: await outcome, ms: state.ms - startMs }
  }

  return { adapter, clock, context, start, read, all, sent, times: (index?: number) => sent(index).map(({ ms }) => ms) }
}

/** A server that works. */
export function working(rig: RpcRig, chain: 'right' | 'wrong' = 'right'): TestServer {
  return (request) => new Response(rig.respond(request, chain))
}

/** A server that always responds with this status. */
export function failing(status: number, headers: Readonly<Record<string, string>> = {}): TestServer {
  return () => new Response('no', { status, headers })
}

/** A server that responds like the first one to the first requests for a balance, and then like the second one. */
export function firstThen(rig: RpcRig, count: number, first: TestServer, then: TestServer): TestServer {
  let left = count
  return (request) => (rig.isBalance(request) && left-- > 0 ? first(request) : then(request))
}

/** A server that never responds. */
export function silent(): Promise<Response> {
  return new Promise(() => undefined)
}

function orAbort(response: Response | Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    Promise.resolve(response).then(resolve, reject)
  })
}
