import type { ConnectParameters, ConnectResult } from '../connection/connectResult.js'
import { createChoice } from '../connection/createChoice.js'
import { createConnect } from '../connection/createConnect.js'
import { createSwitchNetwork, type SwitchNetwork } from '../connection/createSwitchNetwork.js'
import { createNetworkChanges, type NetworkChanges } from '../network/createNetworkChanges.js'
import type { EngineDeps } from './engineDeps.js'

/** What an app asks for by itself, without the modal's wallet list; most visits never load it. */
export type Requests = {
  connect(parameters?: ConnectParameters): Promise<ConnectResult>
  readonly switchNetwork: SwitchNetwork
  readonly networks: NetworkChanges
}

/** Makes {@link Requests}. */
export function createRequests(deps: EngineDeps): Requests {
  const choice = createChoice(deps)
  return {
    connect: createConnect(deps, choice),
    switchNetwork: createSwitchNetwork(deps, choice),
    networks: createNetworkChanges(deps),
  }
}
