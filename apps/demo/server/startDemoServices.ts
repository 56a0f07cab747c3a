import type { Services, ServicesOptions } from '@latchkey/services'
import type { ServicesData } from './pageData.js'
import type { DemoChains } from './startDemoChains.js'

/** The local services of the demo. The page opens without them and shows their state. */
export type DemoServices = {
  data(): ServicesData
  /** Calls back once the services run or failed to start. */
  watch(onChange: () => void): void
  /** Settles when the services run or failed, or after `ms`. */
  settled(ms?: number): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts directory, analytics, relay RPC and relay. The RPC uses the running EVM chains, one of which simulates a
 * network that the kit requests.
 */
export function startDemoServices(
  start: (options: ServicesOptions) => Promise<Services>,
  chains: Pick<DemoChains, 'data'>,
): DemoServices {
  const listeners = new Set<() => void>()
  let data: ServicesData = { status: 'starting' }
  let running: Services | undefined
  let isStopping = false

  const starting = begin()

  async function begin(): Promise<void> {
    try {
      const services = await start({ rpcUpstreams: upstreams(chains) })
      if (isStopping) return await services.close()
      running = services
      data = { status: 'running', url: services.url, relayUrl: services.relayUrl }
    } catch (error) {
      data = { status: 'failed', reason: error instanceof Error ? error.message : String(error) }
    }
    for (const listener of listeners) listener()
  }

  return {
    data: () => data,
    watch: (onChange) => void listeners.add(onChange),
    async settled(ms) {
      const late = ms === undefined ? [] : [new Promise<void>((resolve) => setTimeout(resolve, ms).unref())]
      await Promise.race([starting, ...late])
    },
    async stop() {
      isStopping = true
      await running?.close()
    },
  }
}

/** Bitcoin uses another protocol, which no relay RPC forwards. */
function upstreams(chains: Pick<DemoChains, 'data'>): Readonly<Record<string, readonly string[]>> {
  const asked = chains.data().chains.filter(({ namespace }) => namespace !== 'bip122')
  return Object.fromEntries(asked.map(({ namespace, id, rpcUrl }) => [`${namespace}:${id}`, [rpcUrl]]))
}
