'use client'

import { foundry } from '@reown/appkit/networks'
import { useAppKitAccount, useAppKitNetwork, useDisconnect } from '@reown/appkit/react'
import { useSendTransaction, useSignMessage } from 'wagmi'

export function Account() {
  const { address, isConnected } = useAppKitAccount()
  const { caipNetwork, switchNetwork } = useAppKitNetwork()
  const { signMessage, data: signature } = useSignMessage()
  const { sendTransaction, data: hash } = useSendTransaction()
  const { disconnect } = useDisconnect()
  if (!isConnected) return <p>Not connected</p>
  return (
    <>
      <p>{address}</p>
      <p>Network: {caipNetwork?.name}</p>
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
