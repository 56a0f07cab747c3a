import { bitcoin, bitcoinSignet, mainnet, solana, solanaDevnet } from '@reown/appkit/networks'
import { useAppKitAccount, useAppKitNetwork, useAppKitState, useDisconnect } from '@reown/appkit/react'

export function Active() {
  const { caipAddress } = useAppKitAccount()
  const { caipNetwork, caipNetworkId, switchNetwork } = useAppKitNetwork()
  const { activeChain } = useAppKitState()
  const { disconnect } = useDisconnect()

  return (
    <section aria-label="Active">
      <p>Account: {caipAddress ?? 'none'}</p>
      <p>
        Network: {caipNetwork?.name} of {activeChain}, {caipNetworkId}
      </p>
      {[mainnet, solana, solanaDevnet, bitcoin, bitcoinSignet].map((network) => (
        <button key={network.id} type="button" onClick={() => switchNetwork(network)}>
          {network.name}
        </button>
      ))}
      <button type="button" onClick={() => disconnect()}>
        Disconnect all
      </button>
    </section>
  )
}
