import type { Identity, Ports } from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import type { Alert } from '../alert/createAlert.js'
import type { Connection } from '../connection/createConnection.js'
import type { Connectors } from '../connectors/createConnectors.js'
import type { DirectoryReader } from '../directory/createDirectoryReader.js'
import type { Events } from '../events/createEvents.js'
import type { Modal } from '../modal/createModal.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Remote } from '../remote/remote.js'
import type { Router } from '../router/createRouter.js'
import type { Storage } from '../storage/createStorage.js'
import type { Discovery } from './createDiscovery.js'
import type { Loader } from './createLoader.js'

/** What the engine and the requests of an app work with. */
export type EngineDeps = {
  readonly ports: Ports
  readonly options: ResolvedOptions
  readonly storage: Storage
  readonly events: Events
  readonly accounts: Accounts
  readonly alert: Alert
  readonly networks: Networks
  readonly connectors: Connectors
  readonly connection: Connection
  readonly discovery: Discovery
  readonly remote: Pick<Loader<Remote>, 'load'>
  readonly reader: Pick<Loader<DirectoryReader>, 'load'>
  readonly modal: Modal
  readonly router: Router
  /** Asks `services.chainData` for the name and picture of an address; absent where the app set none. */
  readonly findIdentity: ((address: string, signal: AbortSignal) => Promise<Identity>) | undefined
  /** Fires with the reason when the instance ends. */
  readonly lifetime: AbortSignal
}
