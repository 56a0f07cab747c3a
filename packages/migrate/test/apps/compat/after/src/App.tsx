import { useAppKitConnection as useSolana } from '@latchkey/compat/adapter-solana/react'
import { useAppKitWallet } from '@latchkey/compat/wallet-button/react'
import {
  modal,
  useAppKitConnections,
  useAppKitNetworkCore,
  useAppKitProvider,
  type Provider,
} from '@latchkey/compat/appkit/react'
import { useAppKitAccount } from '@latchkey/appkit/react'
import { useConnections, WagmiProvider } from 'wagmi'
import { adapter } from './kit'

export function App() {
  const { address } = useAppKitAccount()
  const { chainId } = useAppKitNetworkCore()
  const { connections } = useAppKitConnections('eip155')
  const { connection } = useSolana()
  const { walletProvider } = useAppKitProvider<Provider>('eip155')
  const { connect, isPending } = useAppKitWallet({ onSuccess: () => modal?.close() })
  const accounts = () => walletProvider?.request<string[]>({ method: 'eth_accounts' })
  return (
    <WagmiProvider config={adapter.wagmiConfig}>
      <button onClick={() => connect('metamask')} disabled={isPending}>
        {address} {chainId} {connections.length} {connection?.rpcEndpoint}
      </button>
      <button onClick={accounts}>Accounts</button>
      <Wallets />
    </WagmiProvider>
  )
}

const Wallets = () => <p>{useConnections().length}</p>
