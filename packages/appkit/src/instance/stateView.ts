import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import type { Core } from '@latchkey/core'

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

/** What is so before anything happened, and on a server. */
export function initialState(core: Core): StateView {
  const network = core.options.state.current.defaultNetwork ?? core.options.state.current.networks[0]
  return {
    open: false,
    loading: false,
    initialized: false,
    selectedNetworkId: network?.caipNetworkId,
    activeChain: network?.chainNamespace,
    connectingWallet: undefined,
  }
}

/** The state now. */
export function viewState(core: Core): StateView {
  const { modal, networks, connection, connectors, accounts } = core
  const { attempt } = connection.state
  const wallet = attempt?.status === 'pending' ? connectors.find(attempt.connectorId, attempt.namespace) : undefined
  const isRestoring = Object.values(accounts.state.byNamespace).some(
    (account) => account.status === 'connecting' && account.isRestore,
  )
  return {
    open: modal.state.open,
    loading: modal.state.loading,
    initialized: core.ports.window !== undefined && !isRestoring,
    selectedNetworkId: networks.getActive()?.caipNetworkId,
    activeChain: networks.state.activeNamespace,
    connectingWallet: wallet && { id: wallet.id, name: wallet.name },
  }
}
