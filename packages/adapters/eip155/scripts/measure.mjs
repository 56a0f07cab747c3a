import path from 'node:path'
import { measureAdapter } from '../../../../scripts/size/measureAdapter.mjs'

await measureAdapter({
  folder: path.dirname(import.meta.dirname),
  code: `export { createEip155Adapter } from '@latchkey/adapter-eip155'`,
  steps: ['createAdapter', 'connectedParts', 'switchNetwork', 'walletActions', 'createFallback'],
  entries: [
    {
      title: '/ethers without ethers',
      code: `export * from '@latchkey/adapter-eip155/ethers'`,
      external: ['@latchkey/common', /^ethers/],
    },
  ],
})
