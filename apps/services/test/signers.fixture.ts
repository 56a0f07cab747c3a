import { createHash, createPrivateKey, sign } from 'node:crypto'
import { type CaipNetworkId, encodeBase58 } from '@latchkey/common'
import { polkadotTestAccounts, solanaTestAccounts, testAccounts } from '@latchkey/testing'
import { hexToBytes } from 'viem'
import { privateKeyToAccount, sign as signHash } from 'viem/accounts'

/** An account that signs texts like its wallet. */
export type Signer = {
  readonly address: string
  readonly chainId: CaipNetworkId
  sign(text: string): Promise<string> | string
}

/** One account of each namespace, with a key that everybody knows. */
export function createSigners(): Readonly<Record<'eip155' | 'solana' | 'polkadot' | 'bip122', Signer>> {
  const [evm] = testAccounts(1)
  const [solana] = solanaTestAccounts({ count: 1 })
  const polkadot = polkadotTestAccounts().find(({ type }) => type === 'ed25519')
  if (!evm || !solana || !polkadot) throw new Error('There are no test accounts.')
  const owner = privateKeyToAccount(evm.privateKey)
  return {
    eip155: { address: owner.address, chainId: 'eip155:1', sign: (message) => owner.signMessage({ message }) },
    solana: {
      address: solana.address,
      chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      sign: (text) => encodeBase58(signEd25519(solana.secretKey, text)),
    },
    polkadot: {
      address: polkadot.address,
      chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
      sign: (text) => `0x${signEd25519(hexToBytes(polkadot.seed), text).toString('hex')}`,
    },
    // The example address of BIP-173, whose private key is 1.
    bip122: {
      address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      chainId: 'bip122:000000000019d6689c085ae165831e93',
      sign: signBip137,
    },
  }
}

function signEd25519(seed: Uint8Array, text: string): Buffer {
  // The DER of a private key (RFC 8410) is this prefix and the seed.
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed])
  return sign(null, Buffer.from(text), createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }))
}

/** Signs with the key 1 for its P2WPKH address (BIP-137). */
async function signBip137(text: string): Promise<string> {
  const body = Buffer.from(text)
  const length = body.length < 253 ? Buffer.of(body.length) : Buffer.of(253, body.length & 255, body.length >> 8)
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
  const hash = sha256(sha256(Buffer.concat([Buffer.from('\u0018Bitcoin Signed Message:\n'), length, body])))
  const { r, s, yParity } = await signHash({
    hash: `0x${hash.toString('hex')}`,
    privateKey: `0x${'1'.padStart(64, '0')}`,
  })
  return Buffer.concat([Buffer.of(39 + (yParity ?? 0)), hexToBytes(r), hexToBytes(s)]).toString('base64')
}
