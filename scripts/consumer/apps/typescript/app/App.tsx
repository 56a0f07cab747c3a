import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { base, mainnet } from '@latchkey/appkit/networks'
import { AppKitButton, createAppKit, useAppKitAccount } from '@latchkey/appkit/react'

createAppKit({ projectId: 'my-app', networks: [mainnet, base], adapters: [createEip155Adapter()], services: { relay: false } })

export function App() {
  const { address, isConnected } = useAppKitAccount()
  return (
    <main>
      <AppKitButton />
      {isConnected && <p>Hello, {address}</p>}
    </main>
  )
}
