import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import type { Live } from './live.js'
import { serverNetwork, viewNetwork } from './networkView.js'

/** The state of an instance as apps see it; plain data. */
export type StateView = {
  readonly open: boolean
  readonly loading: boolean
  /** Stored connections are restored or given up. */
  readonly initialized: boolean
  readonly selectedNetworkId: CaipNetworkId | undefined
  readonly activeChain: ChainNamespace | undefined
  /** The wallet that is being asked. */
  readonly connectingWallet: { readonly id: string; readonly name: string } | undefined
}

/** The state on a server and in the first client render. */
export function serverState(live: Live): StateView {
  const { caipNetwork, caipNetworkId } = serverNetwork(live)
  return {
    open: false,
    loading: false,
    initialized: false,
    selectedNetworkId: caipNetworkId,
    activeChain: caipNetwork?.chainNamespace,
    connectingWallet: undefined,
  }
}

/** The state now. */
export function viewState(live: Live): StateView {
  const { core } = live
  const { caipNetwork, caipNetworkId } = viewNetwork(live)
  const attempt = Object.values(core?.connection.state.attempts ?? {}).find(({ status }) => status === 'pending')
  const wallet = attempt && core?.connectors.find(attempt.connectorId, attempt.namespace)
  const accounts = Object.values(core?.accounts.state.byNamespace ?? {})
  const isRestoring = core
    ? accounts.some((account) => account.status === 'connecting' && account.isRestore)
    : live.stored.length > 0
  return {
    open: core?.modal.state.open ?? false,
    loading: core?.modal.state.loading ?? false,
    initialized: live.ports.window !== undefined && !isRestoring,
    selectedNetworkId: caipNetworkId,
    activeChain: core?.networks.state.activeNamespace ?? caipNetwork?.chainNamespace,
    connectingWallet: wallet && { id: wallet.id, name: wallet.name },
  }
}
