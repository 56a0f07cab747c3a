import { type ChainNamespace, chainNamespaces, isBalanceShown } from '@latchkey/common'
import { type AccountState, type Core, listConnections } from '@latchkey/core'
import { type AccountView, viewWithoutAccount } from './accountSlice.js'
import { noBalance } from './balanceSlice.js'
import type { InstanceState } from './instanceState.js'
import { viewNetwork } from './networkSlice.js'
import type { SliceValues, Subject } from './slices.js'

/** Creates the state of an instance whose core has loaded. */
export function createCoreState(core: Core): InstanceState {
  const { accounts, connection, connectors, modal, networks, options, router, theme } = core
  const active = () => networks.state.activeNamespace
  return {
    get options() {
      return options.state.current
    },
    get rawOptions() {
      return options.state.current
    },
    read: (subject, namespace = active()) => readers[subject](core, namespace),
    activeNamespace: active,
    connectedAccount: (namespace = active()) => namespace && accounts.getConnected(namespace),
    isAnyConnected: () => accounts.connectedNamespaces().length > 0,
    actions: core.actions,
    provider: (namespace = active(), connectorId) => namespace && core.provider(namespace, connectorId),
    connectors: () => connectors.state.all,
    networks: networks.all,
    isUnsupportedNetwork: (namespace = active()) =>
      namespace !== undefined && networks.get(namespace)?.isUnsupported === true,
    isSwitchingNetwork: (namespace = active()) =>
      namespace !== undefined && connection.state.switching[namespace] !== undefined,
    modal: () => ({ open: modal.state.open, loading: modal.state.loading }),
    isTransactionStackEmpty: router.isTransactionStackEmpty,
    setThemeMode: theme.setMode,
    setThemeVariables: theme.setVariables,
    updateFeatures: options.updateFeatures,
    updateOptions: options.update,
  }
}

/** Read each slice from core. `namespace` is `undefined` if the app has no network. */
const readers: { readonly [S in Subject]: (core: Core, namespace: ChainNamespace | undefined) => SliceValues[S] } = {
  account: ({ accounts }, namespace) => (namespace ? viewAccount(accounts.get(namespace)) : viewWithoutAccount(false)),
  balance({ accounts, networks, options }, namespace) {
    const account = namespace && accounts.getConnected(namespace)
    if (!account) return noBalance
    const { balance: data, balanceError } = account
    const isError = balanceError !== undefined
    const network = networks.get(namespace)?.active
    const isFetched = network ? isBalanceShown(network, options.state.current) : options.state.current.balances
    return { data, isLoading: !data && !isError && isFetched, isError }
  },
  connections: ({ accounts }, namespace) => (namespace ? listConnections(accounts, namespace) : []),
  network({ networks }, namespace) {
    const known = namespace && networks.get(namespace)
    if (!known) return viewNetwork(undefined)
    const { active, approvedNetworkIds, supportsAllNetworks } = known
    return { ...viewNetwork(active), approvedCaipNetworkIds: approvedNetworkIds, supportsAllNetworks }
  },
  view({ accounts, connection, connectors, modal, networks, ports, signIn }) {
    const { activeNamespace } = networks.state
    const attempt = Object.values(connection.state.attempts).find(({ status }) => status === 'pending')
    const wallet = attempt && connectors.find(attempt.connectorId, attempt.namespace)
    // A wallet that waits for a sign-in is restored once the visitor has signed.
    const isRestoring = chainNamespaces.some((namespace) => {
      const account = accounts.get(namespace)
      return account.status === 'connecting' && account.isRestore && signIn.get(namespace)?.status !== 'signedOut'
    })
    return {
      open: modal.state.open,
      loading: modal.state.loading,
      initialized: ports.window !== undefined && !isRestoring,
      selectedNetworkId: activeNamespace && networks.get(activeNamespace)?.active?.caipNetworkId,
      activeChain: activeNamespace,
      connectingWallet: wallet && { id: wallet.id, name: wallet.name },
    }
  },
  theme: ({ theme }) => ({ themeMode: theme.state.mode, themeVariables: { ...theme.state.variables } }),
  event: ({ events }) => ({ timestamp: events.state.timestamp, data: events.state.data }),
}

function viewAccount(account: AccountState): AccountView {
  if (account.status !== 'connected') return viewWithoutAccount(account.status === 'connecting')
  return {
    allAccounts: account.allAccounts,
    caipAddress: account.caipAddress,
    address: account.address,
    isConnected: true,
    status: 'connected',
    embeddedWalletInfo: account.user && {
      user: account.user,
      authProvider: account.socialProvider ?? 'email',
      accountType: account.type,
      isSmartAccountDeployed: account.smartAccountDeployed,
    },
  }
}
