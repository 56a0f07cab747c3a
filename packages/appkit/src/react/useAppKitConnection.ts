import type { ChainClient, ChainNamespace } from '@latchkey/common'
import { useEffect, useState } from 'react'
import { useAppKitNetwork } from './useAppKitNetwork.js'
import { useKit } from './useKit.js'

/** A client of the chain's own library. `JSON.stringify` omits it, because it may contain cycles. */
export type ConnectionView<T> = { readonly connection: T | undefined }

type ConnectionOptions<N extends ChainNamespace = ChainNamespace> = { readonly namespace?: N | undefined }

/**
 * Returns a client of the chain's own library for the network of a namespace: `Connection` of `@solana/web3.js` for
 * `solana`. The first use loads its code. `connection` is `undefined` until then, on a server, and without an adapter
 * that has such a client. Another network gets another client.
 *
 * Its type is known once the app imports the adapter's entry for the library, `@latchkey/adapter-solana/web3`. Pass a
 * type argument to override the type.
 *
 * @param options - `namespace`: default `solana`
 * @example
 * const { connection } = useAppKitConnection()
 * const slot = await connection?.getSlot()
 */
export function useAppKitConnection<N extends ChainNamespace = 'solana'>(
  options?: ConnectionOptions<N>,
): ConnectionView<ChainClient<N>>
export function useAppKitConnection<T>(options?: ConnectionOptions): ConnectionView<T>
export function useAppKitConnection<T>({ namespace = 'solana' }: ConnectionOptions = {}): ConnectionView<T> {
  const kit = useKit()
  const { caipNetworkId } = useAppKitNetwork({ namespace })
  const hasAdapter = kit.lazyCore.state.options.namespaces.includes(namespace)
  const key = `${namespace} ${caipNetworkId}`
  const [made, setMade] = useState<{ readonly key: string; readonly view: ConnectionView<T> }>()

  useEffect(() => {
    if (!hasAdapter || !caipNetworkId) return
    let isLeft = false
    kit
      .createChainClient<T>(namespace)
      .then((connection) => !isLeft && setMade({ key, view: describe(connection) }))
      .catch((error: unknown) => kit.lazyCore.ports.logger.warn('[latchkey] No connection could be made.', error))
    return () => {
      isLeft = true
    }
  }, [kit, namespace, caipNetworkId, hasAdapter, key])

  return made?.key === key ? made.view : nothing
}

const nothing: ConnectionView<never> = { connection: undefined }

function describe<T>(connection: T): ConnectionView<T> {
  const view = { connection }
  Object.defineProperty(view, 'toJSON', { value: () => ({}) })
  return view
}
