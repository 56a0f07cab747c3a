import { type Connector, cleanText, parseCaipNetworkId } from '@latchkey/common'
import type { ConnectedAccount, Core, CustomWallet, ViewData, WalletListEntry, WalletRow } from '@latchkey/core'
import type { ViewTitle } from '../modalContext/viewRecord.js'

/** The wallet of a connecting view. */
export type WalletDetails = {
  readonly name: string
  readonly imageUrl: string | undefined
  /** The wallet's connector; `undefined` if the wallet is not on the page. */
  readonly connector: Connector | undefined
  /** The app's custom wallet, with its store links. */
  readonly wallet: CustomWallet | undefined
}

/** Returns the wallet that a view is about. */
export function walletDetails(
  core: Core,
  { connectorId, namespace, walletId, imageUrl }: ViewData['ConnectingExternal'],
): WalletDetails {
  const { customWallets = [], connectorImages } = core.options.state.current
  const connector = connectorId === undefined ? undefined : core.connectors.find(connectorId, namespace)
  const wallet = customWallets.find(({ id, rdns }) => id === walletId || (rdns && rdns === connectorId))
  return {
    name: connector?.name ?? cleanText(wallet?.name ?? connectorId ?? ''),
    imageUrl: (connector && connectorImages?.[connector.id]) ?? connector?.imageUrl ?? imageUrl ?? wallet?.image_url,
    connector,
    wallet,
  }
}

/** Returns the wallet's name as the title of a connecting view. */
export const walletTitle: ViewTitle<'ConnectingExternal'> = (core, _, data) => walletDetails(core, data).name

/** Returns the picture of a row: the app's image for one of its connectors, otherwise a connector's own. */
export function rowImage({ options }: Core, row: WalletRow | undefined): string | undefined {
  const { connectorImages } = options.state.current
  return row?.connectors.map(({ id }) => connectorImages?.[id]).find(Boolean) ?? row?.imageUrl
}

/** Returns the picture of a connected wallet: that of its row in the list, the app's, or the wallet's own. */
export function connectedImage(
  core: Core,
  { connectorId, wallet, caipNetworkId }: ConnectedAccount,
): string | undefined {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const row = core.wallets.findRow(core.connectors.find(connectorId, namespace))
  return rowImage(core, row) ?? core.options.state.current.connectorImages?.[connectorId] ?? wallet.icon
}

/** Returns the cleaned name of a listed wallet. */
export function listedName(wallet: WalletListEntry): string {
  return cleanText(wallet.name)
}
