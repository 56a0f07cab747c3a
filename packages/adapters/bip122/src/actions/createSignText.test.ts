import type { Bip122Actions } from '@latchkey/common'
import { p2pkh, p2sh, p2tr, p2wpkh, WIF } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'
import { Signer, Verifier } from 'bip322-js'
import { describe, expect, test } from 'vitest'
import type { Actor, WalletAccess } from '../requests/walletAccess.js'
import { createSignText } from './createSignText.js'

const secret = new Uint8Array(32).fill(5)
const key = pubECDSA(secret)
const publicKey = Buffer.from(key).toString('hex')
const addresses = {
  p2pkh: p2pkh(key).address,
  p2sh: p2sh(p2wpkh(key)).address,
  p2wpkh: p2wpkh(key).address,
  p2tr: p2tr(pubSchnorr(secret)).address,
}

describe.each(['p2pkh', 'p2sh', 'p2wpkh', 'p2tr'] as const)('an address of type %s', (form) => {
  test('returns the scheme of the wallet’s signature, and the public key that the wallet shares', async () => {
    const address = addresses[form] ?? ''
    for (const message of ['Hello', '', 'Grüße 👋', 'two\nlines']) {
      const signature = Signer.sign(WIF().encode(secret), address, message)
      const actor: Partial<Actor> = { address, publicKey }
      const access = { actor: () => actor } as Partial<WalletAccess> as WalletAccess
      const actions: Bip122Actions = { signMessage: async () => signature }
      const signed = await createSignText(access, () => actions)(message)
      // BIP-137 signs with an ECDSA header for legacy addresses; BIP-322 replaces it for the others.
      expect(signed).toEqual({ scheme: form === 'p2pkh' ? 'bip137' : 'bip322', signature, publicKey })
      expect(Verifier.verifySignature(address, message, signed.signature)).toBe(true)
    }
  })
})

test('returns no public key if the wallet shares none', async () => {
  const signature = Signer.sign(WIF().encode(secret), addresses.p2wpkh ?? '', 'x')
  const actor: Partial<Actor> = { address: addresses.p2wpkh }
  const access = { actor: () => actor } as Partial<WalletAccess> as WalletAccess
  const signed = await createSignText(access, () => ({ signMessage: async () => signature }))('x')
  expect(signed).not.toHaveProperty('publicKey')
})
