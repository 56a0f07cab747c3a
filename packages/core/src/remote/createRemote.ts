import { createOnDemand, loadPart, type Ports, settleBy } from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import type { Alert } from '../alert/createAlert.js'
import type { Connection } from '../connection/createConnection.js'
import type { Discovery } from '../engine/createDiscovery.js'
import type { Events } from '../events/createEvents.js'
import type { Modal } from '../modal/createModal.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { PairingState } from '../pairing/pairingState.js'
import type { Router } from '../router/createRouter.js'
import type { Snackbar } from '../snackbar/createSnackbar.js'
import type { Storage } from '../storage/createStorage.js'
import { createPairingPart } from './createPairingPart.js'
import type { Remote } from './remote.js'

/** What the parts of {@link Remote} work with. */
export type RemoteDeps = {
  readonly ports: Ports
  readonly options: ResolvedOptions
  readonly currentOptions: () => ResolvedOptions
  readonly accounts: Accounts
  readonly networks: Networks
  readonly discovery: Discovery
  readonly alert: Alert
  readonly events: Events
  readonly storage: Storage
  readonly snackbar: Snackbar
  readonly connection: Connection
  readonly modal: Modal
  readonly router: Router
  readonly pairing: PairingState
  readonly lifetime: AbortSignal
}

/** Makes {@link Remote}; what each of it needs is loaded when it is used. */
export function createRemote(deps: RemoteDeps): Remote {
  const { currentOptions, lifetime } = deps
  const identity = createOnDemand(
    () =>
      loadPart(() =>
        Promise.all([import('../lookups/createIdentityService.js'), import('@latchkey/api-client/identity')]),
      ).then(([{ createIdentityService }, client]) =>
        createIdentityService({ ports: deps.ports, options: currentOptions(), client }),
      ),
    lifetime,
  )
  let isSending = false
  return {
    ...createPairingPart(deps),
    async factory(namespace) {
      const { createUniversalAdapter } = await loadPart(() => import('@latchkey/walletconnect/universal'))
      return createUniversalAdapter(namespace)
    },
    identity: async (address, signal) => (await settleBy(identity(), { signal }))(address, signal),
    async startAnalytics(backlog) {
      const { startAnalytics } = await loadPart(() => import('../analytics/startAnalytics.js'))
      if (isSending || lifetime.aborted) return
      isSending = true
      startAnalytics({ ...deps, options: currentOptions, backlog })
    },
  }
}
