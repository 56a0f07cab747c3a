import { createPrivateKey, createPublicKey } from 'node:crypto'
import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { solanaTestAccounts } from './solanaAccounts.js'

test('derives the same first accounts of a well-known mnemonic as Solana wallets', () => {
  const mnemonic = `${'abandon '.repeat(11)}about`
  expect(solanaTestAccounts({ mnemonic, count: 1 })[0]?.address).toBe('HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk')
})

test('each address is the public key of its secret key, according to Node’s crypto module', () => {
  for (const { address, secretKey } of solanaTestAccounts({ first: 3, count: 3 })) {
    const head = Buffer.from('302e020100300506032b657004220420', 'hex')
    const key = createPrivateKey({ key: Buffer.concat([head, secretKey]), format: 'der', type: 'pkcs8' })
    const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32)
    expect(base58.encode(publicKey)).toBe(address)
  }
})
