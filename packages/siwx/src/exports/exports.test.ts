import { expect, test } from 'vitest'

test('exports exactly these names', async () => {
  expect(Object.keys(await import('./index.js')).sort()).toEqual([
    'DefaultSIWX',
    'createNonce',
    'createSIWEConfig',
    'createServiceSiwx',
    'createSiwx',
    'formatMessage',
    'getAddressFromMessage',
    'getChainIdFromMessage',
    'getDidAddress',
    'getDidChainId',
    'parseMessage',
    'safeParseMessage',
    'verifySignIn',
    'writeMessage',
  ])
})
