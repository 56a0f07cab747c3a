import type { ChainNamespace } from '@latchkey/appkit'
import { createError, errors } from '@latchkey/common'
import type { AppKit } from '../kit/addMethods.js'

/** A connected account. */
export type ConnectedWallet = {
  readonly chainNamespace: ChainNamespace
  readonly chainId: string
  readonly address: string
}

/** The methods that tell when a wallet connects in the modal. */
export type ConnectionSource = Pick<AppKit, 'getCaipAddress' | 'getWalletInfo' | 'isOpen' | 'subscribeEvents' | 'watch'>

/**
 * Resolves when a wallet connects in the modal, also one that was connected before. Rejects with `MODAL_CLOSED` when
 * the modal closes before.
 */
export function waitForConnection(
  kit: ConnectionSource,
  namespace: ChainNamespace | undefined,
): Promise<ConnectedWallet> {
  const describe = () => JSON.stringify([kit.getCaipAddress(namespace), kit.getWalletInfo(namespace)?.name])
  const before = describe()
  return new Promise((resolve, reject) => {
    let isRenewed = false

    function settle(): void {
      const connected = kit.getCaipAddress(namespace)
      const isDone = connected !== undefined && (isRenewed || describe() !== before)
      if (!isDone && kit.isOpen()) return
      stop()
      stopEvents()
      if (isDone) resolve(splitAccount(connected))
      else reject(createError(errors.MODAL_CLOSED))
    }

    // The same account of the same wallet shows only in the event that it has connected.
    const stopEvents = kit.subscribeEvents(({ data }) => {
      if (data.event !== 'CONNECT_SUCCESS' || data.properties.reconnect) return
      if (namespace && data.properties.namespace !== namespace) return
      isRenewed = true
      settle()
    })
    const stop = kit.watch(settle)
    // The visitor may have closed the modal already.
    settle()
  })
}

/** Splits a CAIP-10 account. */
export function splitAccount(caipAddress: `${string}:${string}:${string}`): ConnectedWallet {
  const [chainNamespace, chainId = '', address = ''] = caipAddress.split(':')
  // The kit connects in its own namespaces only.
  return { chainNamespace: chainNamespace as ChainNamespace, chainId, address }
}
