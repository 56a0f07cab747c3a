import { expect, test } from 'vitest'
import * as server from './server.js'

test('`server` exports exactly these names', () => {
  expect(Object.keys(server).sort()).toEqual([
    'createMemoryNonceStore',
    'createMemoryRevocationStore',
    'createNonce',
    'createSessionTokens',
    'createSignInCheck',
    'createSignInServer',
    'createTokenVerifier',
    'readBearer',
    'toNodeHandler',
    'verifySignIn',
  ])
})
