import { AppKitError } from '@latchkey/common'
import type { WalletConnect, WalletConnectOptions } from './walletConnect.js'

/** Makes a {@link WalletConnect}; that alone loads no client and asks nobody. */
export function createWalletConnect(_options: WalletConnectOptions): WalletConnect {
  throw new AppKitError('METHOD_NOT_SUPPORTED')
}
