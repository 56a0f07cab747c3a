/** The minimal code of an app, in three variants. */
export const heroSnippets = {
  React: `import { AppKitButton, createAppKit } from '@latchkey/appkit/react'
import { base, mainnet } from '@latchkey/appkit/networks'
import { createEip155Adapter } from '@latchkey/adapter-eip155'

createAppKit({
  projectId,
  networks: [mainnet, base],
  adapters: [createEip155Adapter()],
})
export const App = () => <AppKitButton />`,
  'Four chains': `import { createAppKit } from '@latchkey/appkit/react'
import { bitcoin, mainnet, polkadot, solana } from '@latchkey/appkit/networks'
import { createBip122Adapter } from '@latchkey/adapter-bip122'
import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createPolkadotAdapter } from '@latchkey/adapter-polkadot'
import { createSolanaAdapter } from '@latchkey/adapter-solana'

createAppKit({
  projectId,
  networks: [mainnet, solana, polkadot, bitcoin],
  adapters: [
    createEip155Adapter(),
    createSolanaAdapter(),
    createPolkadotAdapter(),
    createBip122Adapter(),
  ],
})`,
  'Plain JS': `import { createAppKit } from '@latchkey/appkit'
import { base, mainnet } from '@latchkey/appkit/networks'
import { createEip155Adapter } from '@latchkey/adapter-eip155'

createAppKit({
  projectId,
  networks: [mainnet, base],
  adapters: [createEip155Adapter()],
})
document.body.append(document.createElement('appkit-button'))`,
  Headless: `import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { base, mainnet } from '@latchkey/appkit/networks'
import { createCore } from '@latchkey/core'

const adapters = [createEip155Adapter()]
const core = createCore({ projectId, networks: [mainnet, base], adapters })
const [wallet] = core.connectors.state.all

const { address } = await core.connect({ connectorId: wallet.id })
await core.actions('eip155').signMessage({ message: 'Hello' })`,
} as const
