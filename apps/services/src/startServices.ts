import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { addAnalyticsRoutes } from './analytics/analyticsRoutes.js'
import { forgetEvents } from './analytics/forgetEvents.js'
import { migrate } from './database/migrate.js'
import { openDatabase } from './database/openDatabase.js'
import { createImageStore } from './directory/createImageStore.js'
import { addDirectoryRoutes } from './directory/directoryRoutes.js'
import { seedWallets } from './directory/seedWallets.js'
import { endInTurn } from './endInTurn.js'
import { createApp } from './http/createApp.js'
import { createRateLimiter } from './http/createRateLimiter.js'
import { addLaterRoutes } from './http/laterRoutes.js'
import { listen } from './http/listen.js'
import { addIdentityRoutes } from './identity/identityRoutes.js'
import { createLogger } from './log/createLogger.js'
import { createProjects } from './projects/createProjects.js'
import { mountRelay } from './relay/mountRelay.js'
import { createRpcRelay } from './rpc/createRpcRelay.js'
import { addRpcRoutes } from './rpc/rpcRoutes.js'
import type { Services, ServicesOptions } from './servicesOptions.js'

/**
 * Starts wallet directory, images, analytics, identity, relay RPC and the WalletConnect relay on one port.
 *
 * @example
 * const services = await startServices({ port: 8787 })
 * console.log(services.url, services.relayUrl)
 * await services.close()
 */
export async function startServices(options: ServicesOptions = {}): Promise<Services> {
  const { port = 0, host = '127.0.0.1', proxies = 0, logger = createLogger('silent') } = options
  // What is wrong in the options is told before anything runs.
  const projects = createProjects(options.projects)
  const rpc = createRpcRelay(options.rpcUpstreams ?? {}, logger)
  const database = await openDatabase(options, logger)
  try {
    const ran = await migrate(database)
    const seeded = await seedWallets(database)
    logger.info('database ready', { kind: database.kind, migrations: ran.length, wallets: seeded })
    const images = await createImageStore()
    const rateLimiter = createRateLimiter(options.rateLimits ?? { burst: 600, perSecond: 30 })
    const app = createApp({
      projects,
      rateLimiter,
      proxies,
      logger,
      ping: async () => {
        await database.drizzle.execute(sql`SELECT 1`)
      },
      addRoutes: (app) => {
        addDirectoryRoutes(app, database, images)
        addAnalyticsRoutes(app, database)
        addRpcRoutes(app, rpc, rateLimiter)
        addIdentityRoutes(app, rpc)
        addLaterRoutes(app)
      },
    })
    // A caller who sends a byte now and then does not hold a connection for ever (R45).
    const server = createServer(
      { headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 10_000, maxHeaderSize: 32_768 },
      getRequestListener(app.fetch),
    )
    const relay = await mountRelay(server, {
      projects,
      natsUrl: options.natsUrl,
      hosts: options.publicHosts,
      proxies,
      logger,
    })
    const running = await listen(server, { port, host }).catch(async (error: unknown) => {
      await relay.close()
      throw error
    })
    const stopForgetting = forgetEvents(database, options.analyticsDays ?? 90, logger)
    return createServices(running.authority, async () => {
      stopForgetting()
      await endInTurn({ relay: relay.close, server: running.close, database: database.close }, { logger })
    })
  } catch (error) {
    await database.close()
    throw error
  }
}

function createServices(authority: string, stop: () => Promise<void>): Services {
  let stopped: Promise<void> | undefined
  return {
    url: `http://${authority}`,
    relayUrl: `ws://${authority}`,
    close: () => {
      stopped ??= stop()
      return stopped
    },
  }
}
