import { createPublicKey, verify } from 'node:crypto'

/** What stands before the 32 bytes of an Ed25519 public key in its DER form (RFC 8410). */
const prefix = '302a300506032b6570032100'

/** Whether the key of an address signed a text. */
export function verifyToySignature(text: string, address: string, signature: string): boolean {
  const key = createPublicKey({
    key: Buffer.from(prefix + address.slice('toy1'.length), 'hex'),
    format: 'der',
    type: 'spki',
  })
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'))
}
