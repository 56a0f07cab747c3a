import { EthersAdapter } from '@reown/appkit-adapter-ethers'
import { DefaultSIWX, EIP155Verifier, InformalMessenger } from '@reown/appkit-siwx'
import { type AppKitNetwork, foundry, mainnet } from '@reown/appkit/networks'
import { createAppKit } from '@reown/appkit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Account } from './Account'

const networks: [AppKitNetwork, ...AppKitNetwork[]] = [mainnet, foundry]

createAppKit({
  adapters: [new EthersAdapter()],
  networks,
  projectId: '00000000000000000000000000000000',
  metadata: {
    name: 'Consumer',
    description: 'An app with ethers',
    url: window.location.origin,
    icons: [`${window.location.origin}/icon.svg`],
  },
  siwx: new DefaultSIWX({
    messenger: new InformalMessenger({
      domain: window.location.host,
      uri: window.location.href,
      statement: 'Sign in to the consumer app',
      getNonce: async () => crypto.randomUUID().replaceAll('-', ''),
    }),
    verifiers: [new EIP155Verifier()],
  }),
  themeMode: 'light',
})

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <appkit-button />
    <appkit-network-button />
    <Account />
  </StrictMode>,
)
