import { type ChainNamespace, isBalanceShown } from '@latchkey/common'
import type { Core } from '@latchkey/core'
import { disconnectedView, viewAccount } from './accountView.js'
import { noBalance } from './balanceView.js'
import type { InstanceState } from './instanceState.js'
import { viewNetwork } from './networkView.js'

/** Creates the state of an instance whose core has loaded. */
export function createCoreState(core: Core): InstanceState {
  const { accounts, connection, connectors, events, modal, networks, options, router, theme } = core
  const active = () => networks.state.activeNamespace
  const connected = (namespace: ChainNamespace | undefined = active()) => namespace && accounts.getConnected(namespace)
  const ofNamespace = (namespace: ChainNamespace | undefined = active()) => namespace && networks.get(namespace)
  return {
    get options() {
      return options.state.current
    },
    get rawOptions() {
      return options.state.current
    },
    activeNamespace: active,
    account: (namespace = active()) => (namespace ? viewAccount(accounts.get(namespace)) : disconnectedView),
    connectedAccount: connected,
    isAnyConnected: () => accounts.connectedNamespaces().length > 0,
    balance(namespace) {
      const account = connected(namespace)
      if (!account) return noBalance
      const { balance: data, balanceError } = account
      const isError = balanceError !== undefined
      const network = ofNamespace(namespace)?.active
      const isFetched = network ? isBalanceShown(network, options.state.current) : options.state.current.balances
      return { data, isLoading: !data && !isError && isFetched, isError }
    },
    actions: core.actions,
    provider: (namespace = active()) => namespace && connection.session(namespace)?.provider,
    connectors: () => connectors.state.all,
    networks: networks.all,
    network(namespace) {
      const known = ofNamespace(namespace)
      if (!known) return viewNetwork(undefined)
      const { active, approvedNetworkIds, supportsAllNetworks } = known
      return { ...viewNetwork(active), approvedCaipNetworkIds: approvedNetworkIds, supportsAllNetworks }
    },
    isUnsupportedNetwork: (namespace) => ofNamespace(namespace)?.isUnsupported === true,
    isSwitchingNetwork: (namespace = active()) =>
      namespace !== undefined && connection.state.switching[namespace] !== undefined,
    modal: () => ({ open: modal.state.open, loading: modal.state.loading }),
    view() {
      const attempt = Object.values(connection.state.attempts).find(({ status }) => status === 'pending')
      const wallet = attempt && connectors.find(attempt.connectorId, attempt.namespace)
      const isRestoring = Object.values(accounts.state.byNamespace).some(
        (account) => account.status === 'connecting' && account.isRestore,
      )
      return {
        open: modal.state.open,
        loading: modal.state.loading,
        initialized: core.ports.window !== undefined && !isRestoring,
        selectedNetworkId: ofNamespace()?.active?.caipNetworkId,
        activeChain: active(),
        connectingWallet: wallet && { id: wallet.id, name: wallet.name },
      }
    },
    event: () => ({ timestamp: events.state.timestamp, data: events.state.data }),
    isTransactionStackEmpty: router.isTransactionStackEmpty,
    themeMode: () => theme.state.mode,
    themeVariables: () => ({ ...theme.state.variables }),
    setThemeMode: theme.setMode,
    setThemeVariables: theme.setVariables,
    updateFeatures: options.updateFeatures,
    updateOptions: options.update,
  }
}
