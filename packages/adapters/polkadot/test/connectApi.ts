import { ApiPromise, WsProvider } from '@polkadot/api'

/** Connects @polkadot/api to a chain. */
export function connectApi(wsUrl: string): Promise<ApiPromise> {
  const provider = new WsProvider(wsUrl)
  // The type of the provider does not match that of the option, although both have the same version.
  return ApiPromise.create({ provider: provider as never, noInitWarn: true })
}
