/** A kind of app, with its code. */
export type Recipe = { readonly title: string; readonly about: string; readonly code: string }

/** The first code of four kinds of apps. */
export const recipes: readonly Recipe[] = [
  {
    title: 'React',
    about: 'The whole app: create the kit, show the button.',
    code: `// src/wallet.ts, imported by src/main.tsx
import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createAppKit } from '@latchkey/appkit'
import { base, mainnet } from '@latchkey/appkit/networks'

export const kit = createAppKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet, base],
  adapters: [createEip155Adapter()],
})

// src/App.tsx
import { AppKitButton } from '@latchkey/appkit/react'

export default function App() {
  return <AppKitButton />
}`,
  },
  {
    title: 'Several chains',
    about: 'One adapter per namespace, each with its own wallet.',
    code: `import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createSolanaAdapter } from '@latchkey/adapter-solana'
import { createAppKit } from '@latchkey/appkit'
import { mainnet, solana } from '@latchkey/appkit/networks'

export const kit = createAppKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet, solana],
  adapters: [createEip155Adapter(), createSolanaAdapter()],
})

kit.open({ view: 'Connect', namespace: 'solana' })`,
  },
  {
    title: 'Plain JavaScript',
    about: 'A custom element, in any framework or none.',
    code: `import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createAppKit } from '@latchkey/appkit'
import { base, mainnet } from '@latchkey/appkit/networks'

createAppKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet, base],
  adapters: [createEip155Adapter()],
})
document.body.append(document.createElement('appkit-button'))`,
  },
  {
    title: 'Without the modal',
    about: 'The same state and actions, for an interface of your own.',
    code: `import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { mainnet } from '@latchkey/appkit/networks'
import { createCore } from '@latchkey/core'

const core = createCore({
  networks: [mainnet],
  adapters: [createEip155Adapter()],
})
const [wallet] = await core.discover()
if (wallet) await core.connect({ connectorId: wallet.id })`,
  },
]
