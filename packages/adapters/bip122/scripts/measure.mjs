import path from 'node:path'
import { measureAdapter } from '../../../../scripts/size/measureAdapter.mjs'

await measureAdapter({
  folder: path.dirname(import.meta.dirname),
  code: `export { createBip122Adapter } from '@latchkey/adapter-bip122'`,
  steps: ['createAdapter', 'connectedParts', 'walletActions', 'composeTransfer'],
})
