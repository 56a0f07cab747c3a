import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { base, mainnet, optimism } from '@latchkey/appkit/networks'
import { AppKitButton, createAppKit, useAppKitAccount } from '@latchkey/appkit/react'
import { createRoot } from 'react-dom/client'

/** The size gate turns prefetching off. The benchmark turns WalletConnect on for some visits. */
const { prefetch, hasRelay } = globalThis as { readonly prefetch?: 'none'; readonly hasRelay?: boolean }

// The first sample of the README with `prefetch`, and without WalletConnect unless `hasRelay` is set.
createAppKit({
  projectId: 'least-app',
  services: hasRelay ? {} : { relay: false },
  networks: [mainnet, base, optimism],
  adapters: [createEip155Adapter()],
  prefetch,
})

function App() {
  const { address, isConnected } = useAppKitAccount()
  return (
    <>
      <AppKitButton /> {isConnected && <output>{address}</output>}
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
