import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { base, mainnet } from '@latchkey/appkit/networks'
import { AppKitButton, createAppKit, useAppKitAccount } from '@latchkey/appkit/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const kit = createAppKit({
  projectId: 'my-app',
  services: { relay: false },
  networks: [mainnet, base],
  adapters: [createEip155Adapter()],
  metadata: { name: 'Consumer', description: 'On a server', url: 'https://consumer.test', icons: [] },
})

function App() {
  const { status } = useAppKitAccount()
  return createElement('main', null, createElement(AppKitButton), status)
}

const html = renderToString(createElement(App))
kit.destroy()
if (html !== '<main><appkit-button></appkit-button>disconnected</main>') throw new Error(html)
