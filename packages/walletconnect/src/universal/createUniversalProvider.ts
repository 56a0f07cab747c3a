import {
  type CaipNetworkId,
  invalidParams,
  isCaipNetworkId,
  type SessionLife,
  type WalletConnectWire,
} from '@latchkey/common'

/** The provider apps get: requests as the methods' specifications have them, for the network of the moment or one that is named. */
export type UniversalProvider = {
  /** Rejects with the typed errors of {@link WalletConnectWire}. */
  request(
    asked: { readonly method: string; readonly params?: unknown },
    chainId?: string,
    signal?: AbortSignal,
  ): Promise<unknown>
}

type Options = {
  readonly wire: WalletConnectWire
  readonly run: SessionLife['run']
  networkId(): CaipNetworkId
}

/** Makes a {@link UniversalProvider}. */
export function createUniversalProvider({ wire, run, networkId }: Options): UniversalProvider {
  return {
    async request({ method, params }, chainId = networkId(), signal) {
      if (typeof method !== 'string' || !method) throw invalidParams('method', 'must be text')
      if (!isCaipNetworkId(chainId)) throw invalidParams('chainId', 'must be a CAIP-2 id')
      return run(() => wire.request({ method, params: params ?? [], networkId: chainId, signal }), { signal })
    },
  }
}
