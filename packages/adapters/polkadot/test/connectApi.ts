import { ApiPromise, WsProvider } from '@polkadot/api'

/** Substrate's own library, connected to a chain. */
export function connectApi(wsUrl: string): Promise<ApiPromise> {
  const provider = new WsProvider(wsUrl)
  // Its types of one version do not agree about what may be undefined.
  return ApiPromise.create({ provider: provider as never, noInitWarn: true })
}
