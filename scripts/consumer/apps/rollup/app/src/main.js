import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { base, mainnet } from '@latchkey/appkit/networks'
import { AppKitButton, createAppKit, useAppKitAccount } from '@latchkey/appkit/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

createAppKit({ projectId: 'my-app', networks: [mainnet, base], adapters: [createEip155Adapter()], services: { relay: false } })

function App() {
  const { address, isConnected } = useAppKitAccount()
  return createElement('main', null, createElement(AppKitButton), isConnected && `Hello, ${address}`)
}

createRoot(document.getElementById('root')).render(createElement(App))
