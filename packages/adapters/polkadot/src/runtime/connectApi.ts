import { createError, errors, loadModule, type Network } from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'
import { createApiProvider } from './createApiProvider.js'

/** Returns an `ApiPromise` of the app's own `@polkadot/api`, one per network. It sends requests through the adapter's client. */
export function connectApi(context: PolkadotContext, network: Network): Promise<object> {
  const key = JSON.stringify(['api', network.caipNetworkId, network.rpcUrls.default.http])
  return context.remember(key, async () => {
    const { api } = context.options
    if (!api) throw createError(errors.METHOD_NOT_SUPPORTED)
    const { ApiPromise } = await loadModule(api)
    const provider = createApiProvider(await context.clients(), network)
    return ApiPromise.create({ provider: provider as never, noInitWarn: true })
  })
}
