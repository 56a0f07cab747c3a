import type { Session } from '@latchkey/common'
import type { StoredPicture } from '../storage/storedConnections.js'
import type { ConnectOptions } from './connectionDeps.js'

/**
 * Returns the directory's picture for a WalletConnect session without a picture of its own. Any wallet can scan a code, so the visitor's
 * choice in the list is not enough: the chosen wallet's link was opened on this device, or the connected wallet states its name. A stored
 * picture is only for a wallet of the same name.
 */
export function choosePicture(
  { connectorType, wallet }: Session,
  source: Pick<ConnectOptions, 'wallet' | 'platform'> | StoredPicture | undefined,
): StoredPicture | undefined {
  if (connectorType !== 'WALLET_CONNECT' || wallet.icon || !source) return undefined
  const walletName = wallet.name
  if ('imageId' in source) return source.walletName === walletName ? source : undefined
  const { imageId, name } = source.wallet ?? {}
  if (!imageId) return undefined
  const opened = source.platform?.() ?? 'qrcode'
  const isChosen = opened !== 'qrcode' || name?.toLowerCase() === walletName.toLowerCase()
  return isChosen ? { imageId, walletName } : undefined
}
