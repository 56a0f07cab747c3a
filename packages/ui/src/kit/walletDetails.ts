import { type Connector, cleanText } from '@latchkey/common'
import type { Core, CustomWallet, RouterData } from '@latchkey/core'

/** The wallet a connecting view is for. */
export type WalletDetails = {
  readonly name: string
  readonly imageUrl: string | undefined
  /** It can be asked. */
  readonly connector: Connector | undefined
  /** The app's own entry, with where to get it. */
  readonly wallet: CustomWallet | undefined
}

/** Looks up what the router's data points at. */
export function walletDetails(core: Core, { connectorId, namespace, walletId, imageUrl }: RouterData): WalletDetails {
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
