import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { base, mainnet, optimism } from '@latchkey/appkit/networks'
import { AppKitButton, createAppKit, useAppKitAccount } from '@latchkey/appkit/react'
import { createRoot } from 'react-dom/client'

createAppKit({
  projectId: '00000000000000000000000000000000',
  networks: [mainnet, base, optimism],
  adapters: [createEip155Adapter()],
  metadata: { name: 'Least app', description: 'What a first app writes', url: location.origin, icons: [] },
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
