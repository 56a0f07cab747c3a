import { AppKitError, loadPart, type Network } from '@latchkey/common'
import type { PolkadotContext } from '../context.js'
import { createApiProvider } from './createApiProvider.js'

/** The app's own `@polkadot/api` on a network, made once: an `ApiPromise` that asks through the adapter's client. */
export function connectApi(context: PolkadotContext, network: Network): Promise<object> {
  const key = JSON.stringify(['api', network.caipNetworkId, network.rpcUrls.default.http])
  return context.remember(key, async () => {
    const { api } = context.options
    if (!api) throw new AppKitError('METHOD_NOT_SUPPORTED')
    const { ApiPromise } = await loadPart(api)
    const provider = createApiProvider(await context.clients(), network)
    return ApiPromise.create({ provider: provider as never, noInitWarn: true })
  })
}
