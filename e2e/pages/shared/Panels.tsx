import {
  type AppKit,
  useAppKitAccount,
  useAppKitBalance,
  useAppKitNetwork,
  useAppKitState,
  useDisconnect,
  useWalletInfo,
} from '@latchkey/appkit/react'
import { FactsPanel } from './FactsPanel.js'
import { typedData } from './typedData.js'

/** The recipient of the send panel. */
const friend = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

/** Shows the connection state, and buttons for an app's actions with the wallet. */
export function Panels({ kit }: { readonly kit: AppKit }) {
  const account = useAppKitAccount()
  const { caipNetwork, chainId, approvedCaipNetworkIds, supportsAllNetworks, switchNetwork } = useAppKitNetwork()
  const { walletInfo } = useWalletInfo()
  const { open, initialized } = useAppKitState()
  const { disconnect } = useDisconnect()
  const { fetchBalance } = useAppKitBalance()

  const actions = () => kit.getActions('eip155')
  const facts = {
    status: account.status,
    address: account.address ?? 'none',
    network: caipNetwork?.name ?? 'none',
    chain: String(chainId ?? 'none'),
    approved: approvedCaipNetworkIds.join(' ') || 'none',
    'all networks': String(supportsAllNetworks),
    wallet: walletInfo?.name ?? 'none',
    modal: open ? 'open' : 'closed',
    initialized: String(initialized),
  }
  const buttons: Readonly<Record<string, () => Promise<unknown> | undefined>> = {
    'Sign message': () => actions()?.signMessage({ message: 'Hello from the journeys' }),
    'Sign typed data': () => actions()?.signTypedData?.({ typedData: typedData(Number(chainId)) }),
    'Send 1 coin': () => actions()?.sendTransaction({ to: friend, value: 10n ** 18n }),
    'Connect and wait': () => kit.connect(),
    'Fetch balance': async () => (await fetchBalance()).data,
    'Disconnect wallet': () => disconnect(),
    ...Object.fromEntries(
      kit.getCaipNetworks().map((network) => [`Use ${network.name}`, () => switchNetwork(network)]),
    ),
  }
  return <FactsPanel label="Panels" facts={facts} buttons={buttons} />
}
