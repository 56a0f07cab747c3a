import { useAppKitConnection, useAppKitConnections, useDisconnect as useKitDisconnect } from '@latchkey/appkit/react'
import { useAccount, useConnections, useDisconnect, useSignMessage, useSwitchConnection } from 'wagmi'
import { FactsPanel } from '../shared/FactsPanel.js'

/** The connected wallets as the kit lists them. */
export function KitWalletsPanel() {
  const { connections } = useAppKitConnections('eip155')
  const { connection, switchConnection } = useAppKitConnection({ namespace: 'eip155' })
  const { disconnect } = useKitDisconnect()
  const other = connections.find(({ isActive }) => !isActive)
  const facts = {
    wallets: connections.map(({ wallet }) => wallet.name).join(', '),
    active: `${connection?.wallet.name} ${connection?.address}`,
  }
  const buttons = {
    'Switch wallet': async () => other && switchConnection(other),
    'Disconnect the active wallet': () => disconnect({ namespace: 'eip155', id: connection?.connectorId }),
  }
  return <FactsPanel label="wallets of the kit" facts={facts} buttons={buttons} />
}

/** The connected wallets as wagmi lists them. */
export function WagmiWalletsPanel() {
  const connections = useConnections()
  const { connector, address } = useAccount()
  const { mutateAsync: switchConnection } = useSwitchConnection()
  const { disconnectAsync } = useDisconnect()
  const { signMessageAsync } = useSignMessage()
  const other = connections.find((each) => each.connector.uid !== connector?.uid)
  const facts = {
    wallets: connections.map((each) => each.connector.name).join(', '),
    active: `${connector?.name} ${address}`,
  }
  const buttons = {
    'Switch wallet': async () => other && (await switchConnection({ connector: other.connector })).accounts,
    'Sign with the other wallet': async () =>
      other && signMessageAsync({ connector: other.connector, account: other.accounts[0], message: 'Other' }),
    'Disconnect the other wallet': async () => other && disconnectAsync({ connector: other.connector }),
  }
  return <FactsPanel label="wallets of wagmi" facts={facts} buttons={buttons} />
}
