import type { ChainNamespace } from '@latchkey/appkit'
import { createError, pageErrors } from '@latchkey/common/start'
import { currentKit } from '../kit/currentKit.js'
import { connectNamed } from './connectNamed.js'
import type { ConnectedWallet } from './waitForConnection.js'

/** Connects single wallets, for buttons that the app draws itself. */
export type AppKitWalletButtonController = {
  /** Returns whether `createAppKit` has run. */
  isReady(): boolean
  /**
   * Connects a wallet by a short name such as `metamask`, by its id in the directory, or any wallet with
   * `walletConnect`. Rejects with `NOT_CREATED` before `createAppKit`, and like `connect` of an instance.
   */
  connect(wallet: string): Promise<ConnectedWallet>
}

/**
 * Creates functions that connect single wallets of the instance created last.
 *
 * @param options - `namespace`: default that of the wallet
 */
export function createAppKitWalletButton({
  namespace,
}: {
  readonly namespace?: ChainNamespace | undefined
} = {}): AppKitWalletButtonController {
  return {
    isReady: () => currentKit() !== undefined,
    async connect(wallet) {
      const kit = currentKit()
      if (!kit) throw createError(pageErrors.NOT_CREATED)
      return connectNamed(kit, wallet, namespace)
    },
  }
}
