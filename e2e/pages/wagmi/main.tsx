import { createWagmiAdapter } from '@latchkey/adapter-eip155/wagmi'
import { AppKitButton, AppKitNetworkButton, createAppKit } from '@latchkey/appkit/react'
import { DefaultSIWX } from '@latchkey/siwx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { exposeKit, readSetup } from '../shared/exposeKit.js'
import { kitOptions } from '../shared/kitOptions.js'
import { KitPanel } from './KitPanel.js'
import { SyncPanel } from './SyncPanel.js'
import { WagmiPanel } from './WagmiPanel.js'
import { KitWalletsPanel, WagmiWalletsPanel } from './WalletsPanels.js'

const { networks, signIn } = readSetup()
const adapter = createWagmiAdapter({ networks })
const kit = createAppKit({
  ...kitOptions(),
  ...(signIn ? { siwx: new DefaultSIWX(signIn) } : {}),
  adapters: [adapter],
})
exposeKit(kit)

const chainIds = [31_337, 31_338] as const
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <WagmiProvider config={adapter.wagmiConfig}>
    <QueryClientProvider client={new QueryClient()}>
      <main>
        <h1>wagmi</h1>
        <AppKitButton />
        <AppKitNetworkButton />
        <KitPanel kit={kit} chainIds={chainIds} />
        <WagmiPanel chainIds={chainIds} />
        <SyncPanel />
        <KitWalletsPanel />
        <WagmiWalletsPanel />
      </main>
    </QueryClientProvider>
  </WagmiProvider>,
)
