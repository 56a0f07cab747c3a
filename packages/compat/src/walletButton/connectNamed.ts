import type { ChainNamespace } from '@latchkey/appkit'
import { knownWallets } from '@latchkey/appkit/elements'
import { createError, errors } from '@latchkey/common'
import type { AppKit } from '../kit/addMethods.js'

/** A connected account. */
export type ConnectedWallet = {
  readonly chainNamespace: ChainNamespace
  readonly chainId: string
  readonly address: string
}

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
  return split((await kit.connect({ walletId, namespace })).caipAddress)
}

/** Resolves when another account is connected. Rejects when the modal closes before. */
function waitForConnection(kit: AppKit, namespace: ChainNamespace | undefined): Promise<ConnectedWallet> {
  const describe = () => JSON.stringify([kit.getCaipAddress(namespace), kit.getWalletInfo(namespace)?.name])
  const before = describe()
  return new Promise((resolve, reject) => {
    function settle(): void {
      const connected = kit.getCaipAddress(namespace)
      const isDone = connected !== undefined && describe() !== before
      if (!isDone && kit.isOpen()) return
      stop()
      if (isDone) resolve(split(connected))
      else reject(createError(errors.MODAL_CLOSED))
    }
    const stop = kit.watch(settle)
    // The visitor may have closed the modal already.
    settle()
  })
}

/** Splits a CAIP-10 account. */
function split(caipAddress: `${string}:${string}:${string}`): ConnectedWallet {
  const [chainNamespace, chainId = '', address = ''] = caipAddress.split(':')
  // The kit connects in its own namespaces only.
  return { chainNamespace: chainNamespace as ChainNamespace, chainId, address }
}
