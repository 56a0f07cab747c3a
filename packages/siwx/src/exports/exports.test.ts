import { expect, test } from 'vitest'

test('exports exactly these names', async () => {
  expect(Object.keys(await import('./index.js')).sort()).toEqual([
    'createNonce',
    'parseMessage',
    'safeParseMessage',
    'verifySignIn',
    'writeMessage',
  ])
})
