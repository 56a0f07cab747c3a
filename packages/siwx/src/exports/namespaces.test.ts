import { expect, test } from 'vitest'
import * as bip122 from './bip122.js'
import * as eip155 from './eip155.js'
import * as polkadot from './polkadot.js'
import * as solana from './solana.js'

test('the subpath of a namespace exports exactly its verifier', () => {
  expect(Object.keys(bip122)).toEqual(['createBip122Verifier'])
  expect(Object.keys(eip155)).toEqual(['createEip155Verifier'])
  expect(Object.keys(solana)).toEqual(['createSolanaVerifier'])
  expect(Object.keys(polkadot)).toEqual(['createPolkadotVerifier'])
})
