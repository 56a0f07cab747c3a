import {
  type CaipNetworkId,
  invalidParams,
  isCaipNetworkId,
  type RemoteChannel,
  type SessionLife,
} from '@latchkey/common'

/** The provider of a session. It sends requests for the session's network or a given one. */
export type UniversalProvider = {
  /** Rejects with the typed errors of {@link RemoteChannel}. */
  request(
    asked: { readonly method: string; readonly params?: unknown },
    chainId?: string,
    signal?: AbortSignal,
  ): Promise<unknown>
}

type Options = {
  readonly channel: RemoteChannel
  readonly run: SessionLife['run']
  networkId(): CaipNetworkId
}

export function createUniversalProvider({ channel, run, networkId }: Options): UniversalProvider {
  return {
    async request({ method, params }, chainId = networkId(), signal) {
      if (typeof method !== 'string' || !method) throw invalidParams('method', 'must be text')
      if (!isCaipNetworkId(chainId)) throw invalidParams('chainId', 'must be a CAIP-2 id')
      return run(() => channel.request({ method, params: params ?? [], networkId: chainId, signal }), { signal })
    },
  }
}
