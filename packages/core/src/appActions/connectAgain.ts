import { type ChainNamespace, createError, errors, isMobile } from '@latchkey/common'
import type { Wallets } from '../wallets/createWallets.js'
import type { AppActionDeps } from './appActionDeps.js'

type Deps = AppActionDeps & {
  /** The wallet directory. */
  readonly directory: { load(namespace: ChainNamespace): Promise<void> }
  readonly wallets: Pick<Wallets, 'find'>
}

/**
 * Implements `core.connectAgain()`: opens the view that proposes a new WalletConnect session, with the wallet that is
 * connected. The connection stays until the wallet approves the new session.
 */
export function connectAgain(deps: Deps, networkId: string | number): void {
  const { networks, modal, router, directory, wallets } = deps
  const network = networks.find(networkId)
  if (!network) throw createError(errors.NETWORK_NOT_FOUND)
  const { chainNamespace: namespace, caipNetworkId } = network
  const walletId = findListedId(deps, network.chainNamespace)
  const data = { namespace, caipNetworkId, ...(walletId ? { walletId } : {}) }
  // The view shows the wallet's links once the directory has loaded it. Until then, it shows a QR code.
  if (walletId && !wallets.find(walletId)) void directory.load(namespace)
  if (modal.state.open) router.push('ConnectingWalletConnect', data)
  else modal.open({ view: 'ConnectingWalletConnect', namespace, data })
}

/**
 * Returns the id of the listed wallet that is connected: the newest recent one of its name. On a phone, any newest one,
 * because a visitor can't scan a code there, and wallets often state another name than the directory.
 */
function findListedId({ accounts, connectors, ports }: Deps, namespace: ChainNamespace): string | undefined {
  const name = accounts.getConnected(namespace)?.wallet.name.toLowerCase()
  const listed = connectors.recent().filter((wallet) => wallet.namespace === undefined)
  const named = listed.find((wallet) => wallet.name.toLowerCase() === name)
  return (named ?? (isMobile(ports.window?.navigator) ? listed[0] : undefined))?.id
}
