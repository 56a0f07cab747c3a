import path from 'node:path'
import { measureAdapter } from '../../../../scripts/size/measureAdapter.mjs'

await measureAdapter({
  folder: path.dirname(import.meta.dirname),
  code: `export { createPolkadotAdapter } from '@latchkey/adapter-polkadot'`,
  steps: ['createAdapter', 'connectedParts', 'walletActions'],
})
