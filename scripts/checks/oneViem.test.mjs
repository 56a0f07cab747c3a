import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const folder = new URL('../../packages/', import.meta.url)

test('the EVM adapter has the viem of the WalletConnect client, so that an install has one copy of it', () => {
  const requireFrom = (file) => createRequire(new URL(file, folder))
  const signClient = requireFrom('walletconnect/package.json').resolve('@walletconnect/sign-client/package.json')
  const utils = createRequire(signClient).resolve('@walletconnect/utils/package.json')
  const { viem } = read(utils).dependencies
  expect(read(new URL('adapters/eip155/package.json', folder)).dependencies.viem).toBe(viem)
})
