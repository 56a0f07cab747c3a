import { CompactSize, RawTx, RawWitness, Transaction } from '@scure/btc-signer'
import { sha256x2, tagSchnorr } from '@scure/btc-signer/utils.js'
import { bytesToHex, hexToBytes, pad } from 'viem'
import { sign } from 'viem/accounts'
import type { BitcoinKey } from './bitcoinAccount.js'

const encoder = new TextEncoder()
/** First byte of a signature by a key of a native segwit address (BIP-137); the recovery bit is added. */
const segwitHeader = 39
const opReturn = new Uint8Array([0x6a])

/** Signs a message with Bitcoin's prefix: 65 bytes (BIP-137). */
export async function signEcdsa(key: BitcoinKey, message: Uint8Array): Promise<Uint8Array> {
  const prefix = encoder.encode('\u0018Bitcoin Signed Message:\n')
  const length = CompactSize.encode(BigInt(message.length))
  const hash = sha256x2(join(prefix, length, message))
  const { r, s, yParity } = await sign({ hash: bytesToHex(hash), privateKey: bytesToHex(key.privateKey), to: 'object' })
  const header = new Uint8Array([segwitHeader + (yParity ?? 0)])
  return join(header, hexToBytes(pad(r, { size: 32 })), hexToBytes(pad(s, { size: 32 })))
}

/** Returns the witness of a virtual transaction that commits to the message (BIP-322 simple). */
export function signBip322(key: BitcoinKey, message: Uint8Array): Uint8Array {
  const hash = tagSchnorr('BIP0322-signed-message', message)
  const toSpend = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffffffff,
        finalScriptSig: join(new Uint8Array([0x00, 0x20]), hash),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script: key.script }],
    witnesses: undefined,
    lockTime: 0,
  })
  const toSign = new Transaction({ version: 0, allowUnknownOutputs: true })
  toSign.addInput({
    txid: sha256x2(toSpend).reverse(),
    index: 0,
    sequence: 0,
    witnessUtxo: { script: key.script, amount: 0n },
    ...(key.purpose === 'ordinal' ? { tapInternalKey: key.publicKey } : {}),
  })
  toSign.addOutput({ script: opReturn, amount: 0n })
  toSign.signIdx(key.privateKey, 0)
  toSign.finalizeIdx(0)
  const witness = toSign.getInput(0).finalScriptWitness
  if (!witness) throw new Error('unreachable: a signed segwit input has a witness')
  return RawWitness.encode(witness)
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}
