import type { DefaultSIWX } from '@reown/appkit-siwx'
import { useAppKitSIWX } from '@reown/appkit-siwx/react'
import { foundry } from '@reown/appkit/networks'
import {
  type Provider,
  useAppKitAccount,
  useAppKitNetwork,
  useAppKitProvider,
  useAppKitState,
  useDisconnect,
} from '@reown/appkit/react'
import { BrowserProvider, parseEther } from 'ethers'
import { useEffect, useState } from 'react'

export function Account() {
  const { address, isConnected } = useAppKitAccount()
  const { caipNetwork, chainId, switchNetwork } = useAppKitNetwork()
  const { walletProvider } = useAppKitProvider<Provider>('eip155')
  const { disconnect } = useDisconnect()
  const [result, setResult] = useState('')

  const sign = async () => {
    const signer = await new BrowserProvider(walletProvider, chainId).getSigner()
    setResult(await signer.signMessage('Hello'))
  }
  const send = async () => {
    const signer = await new BrowserProvider(walletProvider, chainId).getSigner()
    const transaction = await signer.sendTransaction({
      to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      value: parseEther('0.1'),
    })
    setResult(transaction.hash)
  }

  return (
    <>
      <Session />
      {isConnected ? (
        <>
          <p>{address}</p>
          <p>Network: {caipNetwork?.name}</p>
          <button type="button" onClick={sign}>
            Sign
          </button>
          <button type="button" onClick={send}>
            Send
          </button>
          <output>{result}</output>
          <button type="button" onClick={() => switchNetwork(foundry)}>
            Switch to Foundry
          </button>
          <button type="button" onClick={() => disconnect()}>
            Disconnect
          </button>
        </>
      ) : (
        <p>Not connected</p>
      )}
    </>
  )
}

/** Shows the network for which the visitor is signed in. */
function Session() {
  const siwx = useAppKitSIWX<DefaultSIWX>()
  const { address, isConnected } = useAppKitAccount()
  const { caipNetworkId } = useAppKitNetwork()
  const { open } = useAppKitState()
  const [network, setNetwork] = useState<string>()

  useEffect(() => {
    if (!siwx || !isConnected || !address || !caipNetworkId) return setNetwork(undefined)
    // The modal is open while the visitor signs.
    if (open) return
    siwx.getSessions(caipNetworkId, address).then(([session]) => setNetwork(session?.data.chainId.split(':')[1]))
  }, [siwx, isConnected, address, caipNetworkId, open])

  return <p role="status">{network ? `Signed in on ${network}` : 'Signed out'}</p>
}
