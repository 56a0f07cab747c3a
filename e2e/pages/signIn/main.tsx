import { createBip122Adapter } from '@latchkey/adapter-bip122'
import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createPolkadotAdapter } from '@latchkey/adapter-polkadot'
import { createSolanaAdapter } from '@latchkey/adapter-solana'
import { AppKitButton, AppKitNetworkButton, createAppKit } from '@latchkey/appkit/react'
import { createServiceSiwx, DefaultSIWX } from '@latchkey/siwx'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { exposeKit, readSetup } from '../shared/exposeKit.js'
import { kitOptions } from '../shared/kitOptions.js'
import { MemberPanel } from './MemberPanel.js'

const { isLocal = false, ...traits } = readSetup().signIn ?? {}

const kit = createAppKit({
  ...kitOptions(),
  siwx: isLocal ? new DefaultSIWX(traits) : createServiceSiwx({ url: '/auth', ...traits }),
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
      <h1>Members only</h1>
      <AppKitButton />
      <AppKitNetworkButton />
      {(['eip155', 'solana', 'polkadot', 'bip122'] as const).map((namespace) => (
        <MemberPanel key={namespace} kit={kit} namespace={namespace} />
      ))}
    </main>
  </StrictMode>,
)
