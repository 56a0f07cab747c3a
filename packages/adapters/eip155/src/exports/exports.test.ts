import { expect, test } from 'vitest'

test('exports exactly these names', async () => {
  expect(Object.keys(await import('./index.js'))).toEqual(['createEip155Adapter'])
  expect(Object.keys(await import('./ethers.js'))).toEqual([
    'getEthersProvider',
    'getEthersSigner',
    'watchEthersSigner',
  ])
})
