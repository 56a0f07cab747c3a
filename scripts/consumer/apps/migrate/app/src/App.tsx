import { foundry } from '@reown/appkit/networks'
import { useAppKitAccount, useAppKitNetwork, useDisconnect, type CaipNetwork } from '@reown/appkit/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useAccount, useSendTransaction, useSignMessage, WagmiProvider } from 'wagmi'
import { wagmiAdapter } from './config.ts'

const queryClient = new QueryClient()

export default function App() {
  return (
    <WagmiProvider config={wagmiAdapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <w3m-button />
        <Sign />
      </QueryClientProvider>
    </WagmiProvider>
  )
}

const nameOf = (network: CaipNetwork | undefined) => network?.name

function Sign() {
  const { isConnected } = useAppKitAccount()
  const { caipNetwork, switchNetwork } = useAppKitNetwork()
  const { disconnect } = useDisconnect()
  const { address } = useAccount()
  const { signMessage, data: signature } = useSignMessage()
  const { sendTransaction, data: hash } = useSendTransaction()
  if (!isConnected) return <p>Not connected</p>
  return (
    <>
      <p>{address}</p>
      <p>Network: {nameOf(caipNetwork)}</p>
      <button type="button" onClick={() => signMessage({ message: 'Hello' })}>
        Sign
      </button>
      <button type="button" onClick={() => sendTransaction({ to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 1n })}>
        Send
      </button>
      <output>{hash ?? signature}</output>
      <button type="button" onClick={() => switchNetwork(foundry)}>
        Switch to Foundry
      </button>
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
    </>
  )
}
