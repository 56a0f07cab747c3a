import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { base58 } from '@scure/base'

export type TestKey = { readonly did: string; readonly privateKey: KeyObject }

export function createTestKey(): TestKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  return { did: `did:key:z${base58.encode(Uint8Array.of(0xed, 0x01, ...raw))}`, privateKey }
}

/** Creates a token as clients do, with other claims or another header if given. */
export function createTestToken(
  { did, privateKey }: TestKey,
  claims: Readonly<Record<string, unknown>>,
  header: object = { alg: 'EdDSA', typ: 'JWT' },
): string {
  const iat = Math.floor(Date.now() / 1000)
  const payload = { iss: did, sub: 'ab'.repeat(32), iat, exp: iat + 86_400, ...claims }
  const data = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${data}.${sign(null, Buffer.from(data), privateKey).toString('base64url')}`
}
