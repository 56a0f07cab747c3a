import type { ChainClient, ChainNamespace } from '@latchkey/common'
import { useEffect, useState } from 'react'
import { useAppKitNetwork } from './useAppKitNetwork.js'
import { useKit } from './useKit.js'

/** A client of the chain's own library. `JSON.stringify` omits it, because it may contain cycles. */
export type ChainClientView<T> = { readonly client: T | undefined }

type ChainClientOptions<N extends ChainNamespace = ChainNamespace> = { readonly namespace?: N | undefined }

/**
 * Returns a client of the chain's own library for the network of a namespace: `Connection` of `@solana/web3.js` for
 * `solana`. The first use loads its code. `client` is `undefined` until then, on a server, and without an adapter
 * that has such a client. Another network gets another client.
 *
 * Its type is known once the app imports the adapter's entry for the library, `@latchkey/adapter-solana/web3`. Pass a
 * type argument to override the type.
 *
 * @param options - `namespace`: default `solana`
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
