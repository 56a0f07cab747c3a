import type { Server } from 'node:http'
import { createMemoryMailbox, createNatsMailbox, createRelay, type NatsAccess, type RelayLimits } from '@latchkey/relay'
import { forwardedAddress } from '../http/forwardedAddress.js'
import type { Logger } from '../log/logger.js'
import type { Projects } from '../projects/createProjects.js'

export type RelayMountOptions = {
  readonly projects: Projects
  /** `nats://…`: several processes share their messages. Without it they are in memory. */
  readonly natsUrl?: string | undefined
  /** Credentials and TLS for `natsUrl`. */
  readonly natsAccess?: NatsAccess | undefined
  readonly logger: Logger
  /** Hosts that clients call this server by. Without them only clients on this machine get in. */
  readonly hosts?: readonly string[] | undefined
  readonly limits?: Partial<RelayLimits> | undefined
  /** Number of own proxies in front of it. */
  readonly proxies?: number | undefined
}

/**
 * Adds the WalletConnect relay to a server: it handles every WebSocket upgrade, with the projects and origins of the
 * services. Rejects if `natsUrl` is unreachable.
 *
 * @example
 * const relay = await mountRelay(server, { projects, natsUrl, logger })
 * await relay.close() // before the server
 */
export async function mountRelay(
  server: Server,
  { projects, natsUrl, natsAccess, logger, hosts, limits, proxies = 0 }: RelayMountOptions,
): Promise<{ close(): Promise<void> }> {
  const mailbox =
    natsUrl === undefined
      ? createMemoryMailbox({ logger })
      : await createNatsMailbox({ ...natsAccess, url: natsUrl, logger })
  const relay = createRelay({
    mailbox,
    logger,
    addressOf: (request) => forwardedAddress(request, proxies),
    ...(hosts ? { hosts } : {}),
    ...(limits ? { limits } : {}),
    authorise: ({ projectId, origin }) => {
      const answer = projects.authorise({ projectId, origin })
      if (answer.ok) return undefined
      return answer.code === 'ORIGIN_NOT_ALLOWED' ? 'originNotAllowed' : 'invalidKey'
    },
  })
  relay.attach(server)
  return {
    async close() {
      await relay.close()
      await mailbox.close()
    },
  }
}
