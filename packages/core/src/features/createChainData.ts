import { lazy, loadModule, type Ports, withSignals } from '@latchkey/common'
import { hasService, sdkVersion } from '../options/derivedOptions.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'

type Code = typeof import('@latchkey/api-client/chainData')
type ApiClient = ReturnType<Code['createApiClient']>
type SupportedChains = Awaited<ReturnType<Code['getSupportedChains']>>

/** Access to `services.chainData`. The features of an instance share one client and one list of supported networks. */
export type ChainData = {
  /** Whether the app has this service. */
  readonly isEnabled: boolean
  /** Loads the client once. Pass it to the requests of `@latchkey/api-client`, such as `getIdentity`. */
  client(): Promise<ApiClient>
  /**
   * Returns the CAIP-2 ids of the networks that the service supports. Requests them once; after a failure, the next
   * call requests them again.
   */
  supportedChains(options?: { readonly signal?: AbortSignal | undefined }): Promise<SupportedChains>
}

type Deps = {
  readonly ports: Ports
  readonly options: ResolvedOptions
  currentOptions(): ResolvedOptions
  readonly lifetime: AbortSignal
}

/** Creates the {@link ChainData}. Nothing loads before a feature uses it. */
export function createChainData({ ports, options, currentOptions, lifetime }: Deps): ChainData {
  const loadOnce = lazy(async () => {
    const { createApiClient, getSupportedChains } = await loadModule(() => import('@latchkey/api-client/chainData'))
    const current = currentOptions()
    const { projectId, services } = current
    const { chainData } = services ?? {}
    const client = createApiClient({ ports, projectId, sdkVersion: sdkVersion(current), services: { chainData } })
    return { client, getSupportedChains }
  }, lifetime)
  const load = () => withSignals(loadOnce(), lifetime)
  // The request is shared, so one caller's abort must not cancel it for the others.
  const requestSupported = lazy(async () => {
    const { client, getSupportedChains } = await load()
    return getSupportedChains(client, { signal: lifetime })
  }, lifetime)
  return {
    isEnabled: hasService(options, 'chainData'),
    client: async () => (await load()).client,
    supportedChains: async ({ signal } = {}) => withSignals(requestSupported(), signal, lifetime),
  }
}
