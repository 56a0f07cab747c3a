import { createAppKit } from '@latchkey/appkit/react'
import { createSolanaAdapter } from '@latchkey/adapter-solana'
import { solana, solanaTestnet, solanaDevnet } from '@latchkey/appkit/networks'

const solanaWeb3JsAdapter = createSolanaAdapter()

export const kit = createAppKit({
  adapters: [solanaWeb3JsAdapter],
  networks: [solana, solanaTestnet, solanaDevnet],
  projectId: '00000000000000000000000000000000',
  metadata: { name: 'Solana', description: '', url: 'https://solana.example', icons: [] },
  themeMode: 'dark',
})
