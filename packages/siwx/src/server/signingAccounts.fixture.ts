import { bytesToHex, type CaipNetworkId, type ChainNamespace, encodeBase58 } from '@latchkey/common'
import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import { base64, bech32 } from '@scure/base'
import { getPublicKey, secretFromSeed, sign as signSr25519 } from '@scure/sr25519'
import { privateKeyToAccount } from 'viem/accounts'
import { hash160, hash256, withLength } from '../verify/bip122/bitcoinBytes.js'

/** An account that signs texts with its key, as a wallet of its namespace does. */
export type SigningAccount = {
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  sign(message: string): Promise<string>
}

const seed = new Uint8Array(32).fill(7)
const utf8 = (text: string) => new TextEncoder().encode(text)

export const wallet = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')

/** An account of each namespace whose key everybody knows. */
export const signingAccounts: Readonly<Record<ChainNamespace, SigningAccount>> = {
  eip155: {
    accountAddress: wallet.address,
    chainId: 'eip155:1',
    sign: (message) => wallet.signMessage({ message }),
  },
  solana: {
    accountAddress: encodeBase58(ed25519.getPublicKey(seed)),
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    sign: async (message) => encodeBase58(ed25519.sign(utf8(message), seed)),
  },
  polkadot: {
    accountAddress: ss58Address(getPublicKey(secretFromSeed(seed))),
    chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    sign: async (message) => bytesToHex(signSr25519(secretFromSeed(seed), utf8(`<Bytes>${message}</Bytes>`))),
  },
  bip122: {
    accountAddress: bech32.encode('bc', [0, ...bech32.toWords(hash160(secp256k1.getPublicKey(seed)))]),
    chainId: 'bip122:000000000019d6689c085ae165831e93',
    sign: async (message) => base64.encode(signBip137(utf8(message))),
  },
}

function ss58Address(publicKey: Uint8Array): string {
  const body = Uint8Array.of(42, ...publicKey)
  const checksum = blake2b(Uint8Array.of(...utf8('SS58PRE'), ...body), { dkLen: 64 })
  return encodeBase58(Uint8Array.of(...body, ...checksum.subarray(0, 2)))
}

function signBip137(message: Uint8Array): Uint8Array {
  const hash = hash256(withLength(utf8('Bitcoin Signed Message:\n')), withLength(message))
  const signature = secp256k1.sign(hash, seed)
  return Uint8Array.of(39 + signature.recovery, ...signature.toCompactRawBytes())
}
