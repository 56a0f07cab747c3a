import path from 'node:path'
import { measureAdapter } from '../../../../scripts/size/measureAdapter.mjs'

await measureAdapter({
  folder: path.dirname(import.meta.dirname),
  code: `export { createSolanaAdapter } from '@latchkey/adapter-solana'`,
  steps: ['createAdapter', 'connectedParts', 'walletActions', 'createConnection'],
})
