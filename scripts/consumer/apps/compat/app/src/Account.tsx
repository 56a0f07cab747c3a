import { useAppKitConnection as useSolanaConnection } from '@reown/appkit-adapter-solana/react'
import { foundry } from '@reown/appkit/networks'
import {
  useAppKit,
  useAppKitAccount,
  useAppKitConnection,
  useAppKitNetwork,
  useAppKitProvider,
  useDisconnect,
  type CaipNetwork,
  type Provider,
} from '@reown/appkit/react'
import { parseEther } from 'viem'
import { useSendTransaction, useSignMessage } from 'wagmi'

const nameOf = (network: CaipNetwork | undefined) => network?.name

export function Account() {
  const { open } = useAppKit()
  const { address, isConnected } = useAppKitAccount()
  const { caipNetwork, switchNetwork } = useAppKitNetwork()
  const { connection } = useAppKitConnection({ namespace: 'eip155', onError: () => undefined })
  const { walletProvider } = useAppKitProvider<Provider>('eip155')
  const { connection: solana } = useSolanaConnection()
  const { disconnect } = useDisconnect()
  const { signMessage, data: signature } = useSignMessage()
  const { sendTransaction, data: hash } = useSendTransaction()

  if (!isConnected || !address)
    return (
      <>
        <p>Not connected</p>
        <button type="button" onClick={() => open({ view: 'Connect' })}>
          Open
        </button>
      </>
    )
  return (
    <>
      <p>{address}</p>
      <p>Network: {nameOf(caipNetwork)}</p>
      <p>
        {connection?.name} {walletProvider ? 'with' : 'without'} a provider {solana?.rpcEndpoint}
      </p>
      <button type="button" onClick={() => signMessage({ message: 'Hello' })}>
        Sign
      </button>
      <button
        type="button"
        onClick={() => sendTransaction({ to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: parseEther('0.1') })}
      >
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
