import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

export type TestKey = { readonly did: string; readonly privateKey: KeyObject }

export function encodeBase58(bytes: Uint8Array): string {
  let value = BigInt(`0x00${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; value > 0n; value /= 58n) text = `${alphabet[Number(value % 58n)]}${text}`
  for (const byte of bytes) {
    if (byte !== 0) break
    text = `1${text}`
  }
  return text
}

export function createTestKey(): TestKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  return { did: `did:key:z${encodeBase58(Buffer.from([0xed, 0x01, ...raw]))}`, privateKey }
}

/** A token as clients make it, with claims and header changed at will. */
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
