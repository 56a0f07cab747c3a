import type { ChainClient, ChainNamespace } from '@latchkey/common'
import { useEffect, useState } from 'react'
import { useAppKitNetwork } from './useAppKitNetwork.js'
import { useKit } from './useKit.js'

/** A client of the chain's library. `JSON.stringify` omits it, because it may contain cycles. */
export type ChainClientView<T> = { readonly client: T | undefined }

type ChainClientOptions<N extends ChainNamespace = ChainNamespace> = { readonly namespace?: N | undefined }

/**
 * Returns a client of the chain's library for the network of a namespace. For `solana`, it is a `Connection` of
 * `@solana/web3.js`. The library loads on first use. `client` is `undefined` while it loads, on a server, and if the
 * adapter has no client. Each network has its own client.
 *
 * To get the type of the client, import `@latchkey/adapter-solana/web3`, or pass a type argument.
 *
 * @param options - `namespace`: `solana` by default
 * @example
 * const { client } = useAppKitChainClient()
 * const slot = await client?.getSlot()
 */
export function useAppKitChainClient<N extends ChainNamespace = 'solana'>(
  options?: ChainClientOptions<N>,
): ChainClientView<ChainClient<N>>
export function useAppKitChainClient<T>(options?: ChainClientOptions): ChainClientView<T>
export function useAppKitChainClient<T>({ namespace = 'solana' }: ChainClientOptions = {}): ChainClientView<T> {
  const kit = useKit()
  const { caipNetworkId } = useAppKitNetwork({ namespace })
  const hasAdapter = kit.lazyCore.state.options.namespaces.includes(namespace)
  const key = `${namespace} ${caipNetworkId}`
  const [made, setMade] = useState<{ readonly key: string; readonly view: ChainClientView<T> }>()

  useEffect(() => {
    if (!hasAdapter || !caipNetworkId) return
    let isLeft = false
    kit
      .createChainClient<T>(namespace)
      .then((client) => !isLeft && setMade({ key, view: describe(client) }))
      .catch((error: unknown) =>
        kit.lazyCore.ports.logger.warn('[latchkey] The client of the chain could not be created.', error),
      )
    return () => {
      isLeft = true
    }
  }, [kit, namespace, caipNetworkId, hasAdapter, key])

  return made?.key === key ? made.view : nothing
}

const nothing: ChainClientView<never> = { client: undefined }

function describe<T>(client: T): ChainClientView<T> {
  const view = { client }
  Object.defineProperty(view, 'toJSON', { value: () => ({}) })
  return view
}
