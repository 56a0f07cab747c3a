import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createMemoryMailbox,
  createRelay,
  type Mailbox,
  type Relay,
  type RelayLimits,
  type RelayLogger,
} from '@latchkey/relay'
import { WebSocketServer } from 'ws'
import { createRelayFaults, type RelayFaultControls } from './createRelayFaults.js'
import { type AwaitedFrame, createRelayTraffic, type RelayTrafficCounts } from './createRelayTraffic.js'
import { joinLine } from './joinLine.js'
import type { RelayFrame } from './relayFrame.js'

export type LocalRelayOptions = {
  /** TCP port. Default: a free port. */
  readonly port?: number
  /** Seed of `reorder`. Default 1. */
  readonly seed?: number
  readonly limits?: Partial<RelayLimits>
  /** Default: a mailbox in memory. The relay does not close a given mailbox. */
  readonly mailbox?: Mailbox
  readonly logger?: RelayLogger
}

export type LocalRelay = {
  /** `ws://127.0.0.1:…` */
  readonly url: string
  /** Holds the messages. Pass it to another `startRelay` for a second host of the same relay network. */
  readonly mailbox: Mailbox
  readonly faults: RelayFaultControls & {
    /** Closes every connection and the port. The mailbox keeps its messages. */
    down(): Promise<void>
    /** Opens the same port again. */
    up(): Promise<void>
    /** Drops every connection, as after a network failure. */
    dropConnections(): void
  }
  traffic(): RelayTrafficCounts
  /**
   * Waits for the next frame with this method or tag, or that matches the predicate. Rejects after `ms`, 10 000 by
   * default.
   */
  waitFor(what: AwaitedFrame, ms?: number): Promise<RelayFrame>
  close(): Promise<void>
}

type Running = {
  readonly relay: Relay
  readonly inner: Server
  readonly outer: Server
  readonly doors: WebSocketServer
}

/**
 * Starts the WalletConnect relay of `@latchkey/relay` on a local port, behind a proxy that drops, delays, duplicates
 * and reorders frames on request.
 */
export async function startRelay(options: LocalRelayOptions = {}): Promise<LocalRelay> {
  const { seed = 1, limits, logger } = options
  const mailbox = options.mailbox ?? createMemoryMailbox()
  const faults = createRelayFaults(seed)
  const { refusal, pass: _, ...controls } = faults
  const traffic = createRelayTraffic()
  let running: Running | undefined = await (options.port === undefined ? runOnFreePort() : run(options.port))
  const { port } = running.outer.address() as AddressInfo

  return {
    url: `ws://127.0.0.1:${port}`,
    mailbox,
    faults: {
      ...controls,
      async down() {
        const ending = running
        running = undefined
        if (ending) await end(ending)
      },
      async up() {
        running ??= await run(port)
      },
      dropConnections() {
        for (const client of running?.doors.clients ?? []) client.terminate()
      },
    },
    traffic: traffic.counts,
    waitFor: (what, ms = 10_000) => traffic.waitFor(what, ms),
    async close() {
      traffic.close()
      const ending = running
      running = undefined
      if (ending) await end(ending)
      if (!options.mailbox) await mailbox.close()
    },
  }

  /** Runs on a port that systems give to no other program (below 32768), so that it is still free after `down`. */
  async function runOnFreePort(): Promise<Running> {
    for (;;) {
      try {
        return await run(randomInt(20_000, 32_768))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
      }
    }
  }

  async function run(wanted: number): Promise<Running> {
    const relay = createRelay({
      mailbox,
      authorise: refusal,
      ...(limits ? { limits } : {}),
      ...(logger ? { logger } : {}),
    })
    const inner = createServer()
    const outer = createServer((_, response) => response.writeHead(404).end())
    relay.attach(inner)
    await listen(inner, 0)
    const target = `ws://127.0.0.1:${(inner.address() as AddressInfo).port}`
    const doors = new WebSocketServer({ noServer: true, perMessageDeflate: false })
    outer.on('upgrade', (request, socket, head) => {
      doors.handleUpgrade(request, socket, head, (client) => joinLine(client, request, { target, faults, traffic }))
    })
    const started = { relay, inner, outer, doors }
    await listen(outer, wanted).catch(async (error: unknown) => {
      await end(started)
      throw error
    })
    return started
  }
}

async function end({ relay, inner, outer, doors }: Running): Promise<void> {
  for (const client of doors.clients) client.terminate()
  await relay.close()
  await Promise.all([inner, outer].map((server) => new Promise((resolve) => server.close(resolve))))
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
}
