import { ConnectButton, lightTheme, RainbowKitProvider, useAccountModal } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useAccount, useDisconnect, useSendTransaction, useSignMessage, useSwitchChain, WagmiProvider } from 'wagmi'
import { foundry } from 'wagmi/chains'
import { config } from './wagmi.ts'

const queryClient = new QueryClient()

export default function App() {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <RainbowKitProvider theme={lightTheme({ accentColor: '#5b3df5' })}>
          <ConnectButton showBalance={true} />
          <Sign />
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

function Sign() {
  const { address, chain, isConnected } = useAccount()
  const { openAccountModal } = useAccountModal()
  const { signMessage, data: signature } = useSignMessage()
  const { sendTransaction, data: hash } = useSendTransaction()
  const { switchChain } = useSwitchChain()
  const { disconnect } = useDisconnect()
  if (!isConnected) return <p>Not connected</p>
  return (
    <>
      <p>{address}</p>
      <p>Network: {chain?.name}</p>
      <button type="button" onClick={openAccountModal}>
        Details
      </button>
      <button type="button" onClick={() => signMessage({ message: 'Hello' })}>
        Sign
      </button>
      <button type="button" onClick={() => sendTransaction({ to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 1n })}>
        Send
      </button>
      <output>{hash ?? signature}</output>
      <button type="button" onClick={() => switchChain({ chainId: foundry.id })}>
        Switch to Foundry
      </button>
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
    </>
  )
}
