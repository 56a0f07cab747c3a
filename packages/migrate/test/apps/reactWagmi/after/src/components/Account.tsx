import {
  useAppKit,
  useAppKitAccount,
  useAppKitNetwork,
  useDisconnect,
  type Network,
} from '@latchkey/appkit/react'
import { useSignMessage } from 'wagmi'
import { base } from '@latchkey/appkit/networks'

const nameOf = (network: Network | undefined) => network?.name ?? 'none'

export function Account() {
  const { open, close } = useAppKit()
  const { address, isConnected } = useAppKitAccount({ namespace: 'eip155' })
  const { caipNetwork, chainId, switchNetwork } = useAppKitNetwork()
  const { disconnect } = useDisconnect()
  const { signMessageAsync } = useSignMessage()

  if (!isConnected) return <button onClick={() => open({ view: 'Connect' })}>Connect</button>
  return (
    <section>
      <p>{address}</p>
      <p>
        {nameOf(caipNetwork)} {chainId}
      </p>
      <button onClick={() => switchNetwork(base)}>Base</button>
      <button onClick={() => signMessageAsync({ message: 'Hello' })}>Sign</button>
      <button onClick={() => disconnect({ namespace: 'eip155' })}>Disconnect</button>
      <button onClick={() => close()}>Close</button>
    </section>
  )
}
