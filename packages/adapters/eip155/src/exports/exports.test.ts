import { expect, test } from 'vitest'

test('exports exactly these names', async () => {
  expect(Object.keys(await import('./index.js'))).toEqual(['createEip155Adapter'])
  expect(Object.keys(await import('./ethers.js'))).toEqual([
    'getEthersProvider',
    'getEthersSigner',
    'watchEthersSigner',
  ])
  expect(Object.keys(await import('./viem.js'))).toEqual(['getPublicClient', 'getWalletClient'])
  expect(Object.keys(await import('./wagmi.js'))).toEqual(['createWagmiAdapter', 'wagmiSource'])
  expect(Object.keys(await import('./wagmiCore.js'))).toEqual(['createWagmiAdapter', 'wagmiSource'])
})
