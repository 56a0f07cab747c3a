import type { Ports } from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import type { Connection } from '../connection/createConnection.js'
import type { Gates } from '../gates/createGates.js'
import type { Alert } from '../modal/createAlert.js'
import type { Modal } from '../modal/createModal.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Router } from '../router/createRouter.js'
import type { Connectors } from '../wallets/createConnectors.js'
import type { Discovery } from '../wallets/createDiscovery.js'
import type { Wallets } from '../wallets/createWallets.js'
import type { WalletListEntry } from '../wallets/walletRow.js'

/** Dependencies of the requests that an app sends by itself, without the modal's wallet list. */
export type AppActionDeps = {
  readonly ports: Ports
  readonly options: Pick<ResolvedOptions, 'namespaces'>
  readonly accounts: Accounts
  readonly alert: Alert
  readonly connection: Connection
  readonly connectors: Connectors
  readonly discovery: Discovery
  readonly networks: Networks
  readonly gates: Pick<Gates, 'find' | 'delaysConnect' | 'watch'>
  readonly modal: Modal
  readonly router: Router
  readonly wallets: Pick<Wallets, 'findInstalled' | 'warningOf'>
  /**
   * Returns a wallet of `customWallets` or of the directory, which is requested if necessary. Rejects with a typed
   * error.
   */
  findListed(id: string, signal: AbortSignal | undefined): Promise<WalletListEntry | undefined>
  /** Aborts with the reason when the instance is destroyed. */
  readonly lifetime: AbortSignal
}
