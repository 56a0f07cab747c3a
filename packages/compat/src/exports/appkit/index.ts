export type * from '@latchkey/appkit'
export type {
  AppKit,
  AppKitBaseClient,
  AppKitMethods,
  DeleteConnectionParameters,
  SwitchConnectionParameters,
} from '../../kit/addMethods.js'
export type { Connection } from '../../kit/connections.js'
export { CoreHelperUtil, WcConstantsUtil } from '../../kit/coreHelperUtil.js'
export { type CreateAppKitSettings, createAppKit } from '../../kit/createAppKit.js'
export type { AppKitNetwork, CaipNetwork } from '../../kit/networks.js'
export type { AppKitOptions, CreateAppKit, Features, Views } from '../../kit/options.js'
export type { Provider } from '../../kit/provider.js'
