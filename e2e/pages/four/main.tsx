import { createBip122Adapter } from '@latchkey/adapter-bip122'
import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createPolkadotAdapter } from '@latchkey/adapter-polkadot'
import { createSolanaAdapter } from '@latchkey/adapter-solana'
import { AppKitButton, AppKitNetworkButton, createAppKit } from '@latchkey/appkit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { exposeKit } from '../shared/exposeKit.js'
import { kitOptions } from '../shared/kitOptions.js'
import { KindPanel } from './KindPanel.js'

const kit = createAppKit({
  ...kitOptions(),
  adapters: [
    createEip155Adapter(),
    createSolanaAdapter({ web3: () => import('@solana/web3.js') }),
    createPolkadotAdapter(),
    createBip122Adapter(),
  ],
})
exposeKit(kit)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <StrictMode>
    <main>
      <h1>Four kinds of chain</h1>
      <AppKitButton />
      <AppKitNetworkButton />
      {(['eip155', 'solana', 'polkadot', 'bip122'] as const).map((namespace) => (
        <KindPanel key={namespace} kit={kit} namespace={namespace} />
      ))}
    </main>
  </StrictMode>,
)
