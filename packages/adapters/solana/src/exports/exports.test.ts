import { expect, test } from 'vitest'

test('exports exactly these names', async () => {
  expect(Object.keys(await import('./index.js'))).toEqual(['createSolanaAdapter'])
  expect(Object.keys(await import('./web3.js'))).toEqual(['loadWeb3'])
})
