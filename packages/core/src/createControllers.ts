import type { Ports } from '@latchkey/common'
import { createAccounts } from './account/createAccounts.js'
import { createEvents } from './events/createEvents.js'
import { createAlert } from './modal/createAlert.js'
import { createSnackbar } from './modal/createSnackbar.js'
import { createTheme } from './modal/createTheme.js'
import { createNetworks } from './network/createNetworks.js'
import { createOptionsReview } from './options/createOptionsReview.js'
import { createOptionsState } from './options/createOptionsState.js'
import type { ResolvedOptions } from './options/resolveOptions.js'
import { createStorage } from './storage/createStorage.js'
import { createConnectors } from './wallets/createConnectors.js'
import { createWallets } from './wallets/createWallets.js'

export type Controllers = ReturnType<typeof createControllers>

/** Creates the state of an instance. It depends only on the options and the storage. */
export function createControllers(options: ResolvedOptions, ports: Ports) {
  const { clock, logger, storage: port } = ports
  const storage = createStorage({ port, prefix: options.storagePrefix, logger })
  const review = createOptionsReview(ports)
  const optionsState = createOptionsState(options, review.change)
  const accounts = createAccounts()
  const connectors = createConnectors({ storage, namespaces: options.namespaces })
  return {
    storage,
    optionsState,
    review,
    events: createEvents({ clock }),
    alert: createAlert({ logger, isShown: () => options.debug }),
    snackbar: createSnackbar({ clock }),
    theme: createTheme({ mode: options.themeMode, variables: options.themeVariables }, (change) =>
      review.change(change, optionsState.state.current),
    ),
    accounts,
    networks: createNetworks({ options, storage }),
    connectors,
    wallets: createWallets({ ports, options: optionsState, connectors, accounts }),
  }
}
