import type { RequestOptions } from '@latchkey/adapter-kit'
import { bytesToHex, createError, errors, hexToBytes, type Network, type PolkadotPayload } from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'
import { toPaddedHex } from '../network/units.js'
import { readChainPoint } from '../runtime/chainPoint.js'
import type { Metadata } from '../runtime/metadata.js'
import type { Runtime } from '../runtime/runtime.js'
import { skipValue } from '../runtime/skipValue.js'
import { createScaleReader } from '../scale/scaleReader.js'
import { concat, writeCompact } from '../scale/scaleWriter.js'
import type { WalletAccount } from '../wallet/accounts.js'
import type { Signed } from '../wallet/walletResult.js'
import { encodeExtensions } from './extensions.js'
import { encodeAccount } from './transferCall.js'

/** A version 4 transaction that is ready to be signed. */
export type Draft = {
  readonly payload: PolkadotPayload
  /** Encodes the complete transaction with a signature whose first byte is its type. */
  withSignature(signature: Uint8Array): Uint8Array
  /** Whether a signed transaction has this sender and this call. Throws when it is malformed. */
  isSignedAs(transaction: Uint8Array): boolean
}

/** The version, with the bit that marks a signed transaction. */
const signedVersion4 = 0x84

/** Creates an unsigned transaction of an account, with its nonce and the block from which it is valid. */
export async function draftTransaction(
  context: PolkadotContext,
  network: Network,
  { runtime, account, call }: { readonly runtime: Runtime; readonly account: WalletAccount; readonly call: Uint8Array },
  options: RequestOptions,
): Promise<Draft> {
  const { metadata, specVersion, transactionVersion } = runtime
  const { nonce, blockNumber, blockHash, genesisHash } = await readChainPoint(context, network, account, options)
  const era = encodeEra(blockNumber)
  const sender = encodeAccount(metadata, extrinsicParameter(metadata, 'Address'), account.accountId)
  const extensions = encodeExtensions(metadata, { era, nonce })
  return {
    payload: {
      address: account.walletAddress,
      blockHash,
      blockNumber: toPaddedHex(blockNumber, 4),
      era: bytesToHex(era),
      genesisHash,
      method: bytesToHex(call),
      nonce: toPaddedHex(nonce, 4),
      signedExtensions: metadata.extensions.map(({ name }) => name),
      specVersion: toPaddedHex(specVersion, 4),
      tip: toPaddedHex(0, 16),
      transactionVersion: toPaddedHex(transactionVersion, 4),
      version: 4,
      withSignedTransaction: true,
    },
    withSignature(signature) {
      const body = concat([Uint8Array.of(signedVersion4), sender, signature, extensions, call])
      return concat([writeCompact(body.length), body])
    },
    isSignedAs(transaction) {
      const reader = createScaleReader(transaction)
      if (reader.compact() !== reader.rest().length || reader.byte() !== signedVersion4) return false
      if (!isSameBytes(reader.bytes(sender.length), sender)) return false
      skipValue(reader, metadata, extrinsicParameter(metadata, 'Signature'))
      // The wallet may have set values of its own, such as a tip or the mode of `CheckMetadataHash`.
      for (const { type } of metadata.extensions) skipValue(reader, metadata, type)
      return isSameBytes(reader.rest(), call)
    },
  }
}

/**
 * Encodes the signed transaction, or returns the one from the wallet. Throws `WALLET_BAD_RESULT` if the wallet signed
 * another call, or for another account.
 */
export function completeTransaction(
  draft: Pick<Draft, 'withSignature' | 'isSignedAs'>,
  { signature, signedTransaction }: Signed,
  account: WalletAccount,
): Uint8Array {
  if (!signedTransaction) return draft.withSignature(toMultiSignature(hexToBytes(signature), account))
  const transaction = hexToBytes(signedTransaction)
  if (isRequested(draft, transaction)) return transaction
  throw createError(errors.WALLET_BAD_RESULT, {
    details: 'The wallet signed another transaction than it was asked to. Nothing was sent.',
  })
}

function isRequested(draft: Pick<Draft, 'isSignedAs'>, transaction: Uint8Array): boolean {
  try {
    return draft.isSignedAs(transaction)
  } catch {
    return false
  }
}

function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return bytesToHex(one) === bytesToHex(other)
}

/** Returns a placeholder signature of the right length, for fee estimates. */
export function placeholderSignature(): Uint8Array {
  return new Uint8Array(65).fill(1)
}

const signatureKinds = { ed25519: 0, sr25519: 1, ecdsa: 2 } as const

/** Adds the type byte to a signature, unless the wallet already did. */
function toMultiSignature(signature: Uint8Array, { keyType = 'sr25519' }: WalletAccount): Uint8Array {
  const isBare = signature.length === 64 || (signature.length === 65 && keyType === 'ecdsa')
  return isBare ? concat([Uint8Array.of(signatureKinds[keyType]), signature]) : signature
}

/** Returns the type index of a part of a transaction. */
function extrinsicParameter(metadata: Metadata, name: 'Address' | 'Signature'): number {
  const type = metadata.types.get(metadata.extrinsicType)
  return type?.parameters.find((parameter) => parameter.name === name)?.type ?? -1
}

/** Lifetime of a transaction in blocks, a power of two: long enough to approve it, and too short to replay it later. */
export const eraPeriod = 256

/** Encodes the mortal era of a transaction in two bytes. The transaction is valid from this block on. */
export function encodeEra(blockNumber: number): Uint8Array {
  const phase = blockNumber % eraPeriod
  const value = (Math.log2(eraPeriod) - 1) | (phase << 4)
  return Uint8Array.of(value & 255, value >> 8)
}
