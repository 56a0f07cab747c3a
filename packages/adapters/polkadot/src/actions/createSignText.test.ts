import { bytesToHex, type Hex, type PolkadotActions } from '@latchkey/common'
import {
  blake2AsU8a,
  cryptoWaitReady,
  ed25519PairFromSeed,
  ed25519Sign,
  secp256k1PairFromSeed,
  secp256k1Sign,
  signatureVerify,
  sr25519PairFromSeed,
  sr25519Sign,
} from '@polkadot/util-crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { encodeAddress } from '../address/address.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import type { KeyType, WalletAccount } from '../wallet/accounts.js'
import { createSignText } from './createSignText.js'

beforeAll(() => cryptoWaitReady())

const seed = new Uint8Array(32).fill(7)
const texts = ['Hello', '', 'Grüße 👋', '<Bytes>sly</Bytes>', '<Bytes>half']

/** Signs bytes with a key of the type. */
function sign(type: KeyType, message: Uint8Array): { readonly accountId: Uint8Array; readonly signature: Uint8Array } {
  if (type === 'ecdsa') {
    const pair = secp256k1PairFromSeed(seed)
    return { accountId: blake2AsU8a(pair.publicKey), signature: secp256k1Sign(message, pair, 'blake2') }
  }
  const pair = type === 'ed25519' ? ed25519PairFromSeed(seed) : sr25519PairFromSeed(seed)
  const signature = type === 'ed25519' ? ed25519Sign(message, pair) : sr25519Sign(message, pair)
  return { accountId: pair.publicKey, signature }
}

/** Signs a text with a wallet that wraps it, and adds these bytes before the signature. */
async function signedBy(type: KeyType, text: string, { isTyped = false, isTypeKnown = true }) {
  const wrapped = text.startsWith('<Bytes>') && text.endsWith('</Bytes>') ? text : `<Bytes>${text}</Bytes>`
  const { accountId, signature } = sign(type, new TextEncoder().encode(wrapped))
  const walletAddress = encodeAddress(accountId, 42)
  const account: WalletAccount = {
    id: bytesToHex(accountId),
    accountId,
    walletAddress,
    prefix: 42,
    ...(isTypeKnown ? { keyType: type } : {}),
  }
  const prefix = isTyped ? [['ed25519', 'sr25519', 'ecdsa'].indexOf(type)] : []
  const response: Hex = bytesToHex(Uint8Array.of(...prefix, ...signature))
  const access = { account: () => account } as Partial<WalletAccess> as WalletAccess
  const actions: PolkadotActions = { signMessage: async () => response }
  const signed = await createSignText(access, () => actions)(text)
  return { signed, account, verified: signatureVerify(wrapped, signed.signature, walletAddress) }
}

describe.each(['sr25519', 'ed25519', 'ecdsa'] as const)('an account with a key of type %s', (type) => {
  test.each([
    ['with a type byte', { isTyped: true }],
    ['without a type byte', { isTyped: false }],
    ['with a type byte, if the wallet does not share the key type', { isTyped: true, isTypeKnown: false }],
    ['without a type byte, if the wallet does not share the key type', { isTyped: false, isTypeKnown: false }],
  ])('a signature %s gets the scheme of the key and no type byte', async (_title, form) => {
    for (const text of texts) {
      const { signed, account, verified } = await signedBy(type, text, form)
      expect(signed.scheme).toBe(`polkadot:${type}`)
      expect(signed.signature).toHaveLength(type === 'ecdsa' ? 132 : 130)
      expect('publicKey' in signed ? signed.publicKey : undefined).toBe(type === 'ecdsa' ? undefined : account.id)
      expect(verified).toMatchObject({ isValid: true, crypto: type })
    }
  })
})
