import type { ChainNamespace } from '@latchkey/appkit'
import { knownWallets } from '@latchkey/appkit/elements'
import type { AppKit } from '../kit/addMethods.js'
import { type ConnectedWallet, splitAccount, waitForConnection } from './waitForConnection.js'

/**
 * Connects a wallet by a short name such as `metamask`, or by its id in the directory. Asks an installed wallet at
 * once. For others, the modal shows a QR code, or links on a phone. `walletConnect` shows a QR code for any wallet.
 *
 * Rejects like `connect` of an instance: with `CONNECTOR_NOT_FOUND` for an unknown wallet, and with `MODAL_CLOSED` if
 * the visitor closes the modal.
 */
export async function connectNamed(
  kit: AppKit,
  wallet: string,
  namespace: ChainNamespace | undefined,
): Promise<ConnectedWallet> {
  if (wallet === 'walletConnect') {
    await kit.open({ view: 'ConnectingWalletConnectBasic', namespace })
    return waitForConnection(kit, namespace)
  }
  const walletId = knownWallets[wallet.toLowerCase()]?.id ?? wallet
  const core = await kit.load()
  await core.discover()
  const entry = core.wallets.find(walletId) ?? (await core.directory.fetchWallet(walletId))
  const installed = entry && core.wallets.findInstalled(entry, namespace)
  if (entry && !installed) {
    await kit.open({ view: 'ConnectingWalletConnect', namespace, data: { walletId: entry.id } })
    return waitForConnection(kit, namespace)
  }
  return splitAccount((await kit.connect({ walletId, namespace })).caipAddress)
}
