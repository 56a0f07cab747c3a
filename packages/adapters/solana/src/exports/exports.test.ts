import { expect, test } from 'vitest'

test('the package offers these names and no others', async () => {
  expect(Object.keys(await import('./index.js'))).toEqual(['createSolanaAdapter'])
  expect(Object.keys(await import('./links.js'))).toEqual(['browseLink', 'mobileWallets'])
})
