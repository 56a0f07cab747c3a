import { getRequestListener } from '@hono/node-server'
import { isLoopback } from '@latchkey/common'
import { sql } from 'drizzle-orm'
import { addAnalyticsRoutes } from './analytics/analyticsRoutes.js'
import { createEventQuota } from './analytics/createEventQuota.js'
import { forgetEvents } from './analytics/forgetEvents.js'
import { forgetExpired } from './database/forgetExpired.js'
import { migrate } from './database/migrate.js'
import { openDatabase } from './database/openDatabase.js'
import { createImageStore } from './directory/createImageStore.js'
import { addDirectoryRoutes } from './directory/directoryRoutes.js'
import { seedWallets } from './directory/seedWallets.js'
import { endInTurn } from './endInTurn.js'
import { createEsploraRelay } from './esplora/createEsploraRelay.js'
import { addEsploraRoutes } from './esplora/esploraRoutes.js'
import { createApp } from './http/createApp.js'
import { createHttpServer } from './http/createHttpServer.js'
import { createRateLimiter } from './http/createRateLimiter.js'
import { addLaterRoutes } from './http/laterRoutes.js'
import { listen } from './http/listen.js'
import { parsePublicHosts } from './http/parsePublicHosts.js'
import { addIdentityRoutes } from './identity/identityRoutes.js'
import { createLogger } from './log/createLogger.js'
import { createProjects } from './projects/createProjects.js'
import { mountRelay } from './relay/mountRelay.js'
import { createRpcRelay } from './rpc/createRpcRelay.js'
import { addRpcRoutes } from './rpc/rpcRoutes.js'
import { addSupportedChainsRoute } from './rpc/supportedChainsRoute.js'
import type { Services, ServicesOptions } from './servicesOptions.js'
import { addSessionRoutes } from './sessions/sessionRoutes.js'
import { createSignIn } from './signIn/createSignIn.js'
import { addSignInRoutes } from './signIn/signInRoutes.js'

/**
 * Starts wallet directory, images, analytics, identity, sign-in, relay RPC and the WalletConnect relay on one port.
 *
 * @example
 * const services = await startServices({ port: 8787 })
 * console.log(services.url, services.relayUrl)
 * await services.close()
 */
export async function startServices(options: ServicesOptions = {}): Promise<Services> {
  const { port = 0, host = '127.0.0.1', proxies = 0, logger = createLogger('silent') } = options
  // Invalid options are reported before anything starts.
  const hosts = options.publicHosts && parsePublicHosts(options.publicHosts)
  const projects = createProjects(options.projects)
  const { bitcoin, others } = splitUpstreams(options.rpcUpstreams ?? {})
  const rpc = createRpcRelay(others, logger)
  const esplora = createEsploraRelay(bitcoin, logger)
  const database = await openDatabase(options, logger)
  try {
    const ran = await migrate(database)
    const seeded = await seedWallets(database)
    logger.info('database ready', { kind: database.kind, migrations: ran.length, wallets: seeded })
    const images = await createImageStore()
    const signIn = await createSignIn(database, others, options.signIn)
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
        addDirectoryRoutes(app, database, images, options.certified)
        addAnalyticsRoutes(app, database, createEventQuota(options.eventsPerMinute ?? 1_000, projects))
        addRpcRoutes(app, rpc, rateLimiter)
        addEsploraRoutes(app, esplora, rateLimiter)
        addSupportedChainsRoute(app, { http: rpc.chainIds, esplora: esplora.chainIds })
        addIdentityRoutes(app, rpc)
        addSignInRoutes(app, signIn, rateLimiter, logger)
        addSessionRoutes(app, { database, rateLimiter, rpcUrls: others })
        addLaterRoutes(app)
      },
    })
    const server = createHttpServer(getRequestListener(app.fetch))
    const relay = await mountRelay(server, {
      projects,
      natsUrl: options.natsUrl,
      natsAccess: options.natsAccess,
      limits: options.relayLimits,
      hosts,
      proxies,
      logger,
    })
    const running = await listen(server, { port, host }).catch(async (error: unknown) => {
      await relay.close()
      throw error
    })
    if (!hosts && !isLoopback(host)) {
      logger.warn('the relay refuses clients of other machines: PUBLIC_HOSTS names no host')
    }
    const stops = [
      forgetEvents(database, options.analyticsDays ?? 90, logger),
      forgetExpired(database, logger, options.signIn?.now),
    ]
    return createServices(running.authority, async () => {
      for (const stop of stops) stop()
      await endInTurn({ relay: relay.close, server: running.close, database: database.close }, { logger })
    })
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Separates networks with an Esplora API from those with JSON-RPC. */
function splitUpstreams(upstreams: NonNullable<ServicesOptions['rpcUpstreams']>) {
  const entries = Object.entries(upstreams)
  const isBitcoin = ([chainId]: readonly [string, unknown]) => chainId.startsWith('bip122:')
  return {
    bitcoin: Object.fromEntries(entries.filter(isBitcoin)),
    others: Object.fromEntries(entries.filter((entry) => !isBitcoin(entry))),
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
