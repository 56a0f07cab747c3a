import { createPrivateKey, sign } from 'node:crypto'
import { solanaTestAccounts } from '@latchkey/testing/node'
import { base58 } from '@scure/base'

const accounts = solanaTestAccounts()

/** Addresses whose keys {@link signWith} has. */
export const solanaAddresses = accounts.map(({ address }) => address)

/** Signs bytes with the key of an account. */
export function signWith(address: unknown, bytes: Uint8Array): Uint8Array {
  const account = accounts.find((one) => one.address === address)
  if (!account) throw new Error(`There is no key of ${address}`)
  // The DER prefix of an Ed25519 key, before its 32 bytes.
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), account.secretKey])
  return Uint8Array.from(sign(null, bytes, createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })))
}

/** Answers `solana_signMessage` like a wallet. */
export function signMessage(params: unknown): object {
  const { message, pubkey } = params as { readonly message: string; readonly pubkey: string }
  return { signature: base58.encode(signWith(pubkey, base58.decode(message))) }
}
