import { createBip122Adapter } from '@latchkey/adapter-bip122'
import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createPolkadotAdapter } from '@latchkey/adapter-polkadot'
import { createSolanaAdapter } from '@latchkey/adapter-solana'
import { createAppKit } from '@latchkey/appkit'
import { base, bitcoin, mainnet, optimism, polkadot, solana } from '@latchkey/appkit/networks'

// Every adapter, in an app that has none of their optional libraries.
export const kit = createAppKit({
  projectId: '00000000000000000000000000000000',
  services: { relay: false },
  connectionHint: true,
  networks: [mainnet, base, optimism, solana, polkadot, bitcoin],
  adapters: [createEip155Adapter(), createSolanaAdapter(), createPolkadotAdapter(), createBip122Adapter()],
  metadata: { name: 'Consumer', description: 'A new app', url: 'https://consumer.test', icons: [] },
})
