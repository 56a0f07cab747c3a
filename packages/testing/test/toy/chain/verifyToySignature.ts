import { createPublicKey, verify } from 'node:crypto'

/** DER prefix of the 32 bytes of an Ed25519 public key (RFC 8410). */
const prefix = '302a300506032b6570032100'

/** Whether a signature of a text belongs to the key of an address. */
export function verifyToySignature(text: string, address: string, signature: string): boolean {
  const key = createPublicKey({
    key: Buffer.from(prefix + address.slice('toy1'.length), 'hex'),
    format: 'der',
    type: 'spki',
  })
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'))
}
