export type * from '@latchkey/appkit'
export type { AccountView } from '../../kit/accounts.js'
export type {
  AppKit,
  AppKitBaseClient,
  AppKitMethods,
  DeleteConnectionParameters,
  SwitchConnectionParameters,
  SwitchNetworkOptions,
} from '../../kit/addMethods.js'
export type { Connection } from '../../kit/connections.js'
export { CoreHelperUtil, WcConstantsUtil } from '../../kit/coreHelperUtil.js'
export { type CreateAppKitSettings, createAppKit } from '../../kit/createAppKit.js'
export type { FirstEvent, NewestEvent } from '../../kit/firstEvent.js'
export type { AppKitNetwork, CaipNetwork } from '../../kit/networks.js'
export type { MissingView, OpenOptions, Views } from '../../kit/openView.js'
export type { AppKitOptions, CreateAppKit, Features } from '../../kit/options.js'
export type { Provider } from '../../kit/provider.js'
export type { FetchWalletsOptions, WalletItem } from '../../kit/walletItem.js'
export type { SIWXMessage } from '../../siwx/SIWXMessage.js'
