import { createAppKit } from '@reown/appkit/react'
import { Active } from './components/Active'
import { Bitcoin } from './components/Bitcoin'
import { Ethereum } from './components/Ethereum'
import { Solana } from './components/Solana'
import { bitcoinAdapter, ethersAdapter, metadata, networks, projectId, solanaAdapter } from './config'

createAppKit({
  adapters: [ethersAdapter, solanaAdapter, bitcoinAdapter],
  networks,
  projectId,
  metadata,
  themeMode: 'light',
  features: { analytics: false, email: false, socials: [], swaps: false, onramp: false },
  themeVariables: { '--w3m-accent': '#0a5c36' },
})

export default function App() {
  return (
    <>
      <appkit-button />
      <appkit-network-button />
      <Active />
      <Ethereum />
      <Solana />
      <Bitcoin />
    </>
  )
}
