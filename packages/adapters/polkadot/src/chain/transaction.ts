import { AppKitError, type Network, type PolkadotPayload } from '@latchkey/common'
import type { WalletAccount } from '../accounts.js'
import type { RequestOptions } from '../clients.js'
import type { PolkadotContext } from '../context.js'
import { bytesToHex, hexToBytes } from '../hex.js'
import { toPaddedHex } from '../units.js'
import type { Signed } from '../walletResult.js'
import { readChainPoint } from './chainPoint.js'
import { encodeEra } from './era.js'
import { encodeExtensions } from './extensions.js'
import type { Metadata } from './metadata.js'
import type { Runtime } from './runtime.js'
import { concat, writeCompact } from './scaleWriter.js'
import { encodeAccount } from './transferCall.js'

/** A transaction of version 4 that is ready to be signed. */
export type Draft = {
  readonly payload: PolkadotPayload
  /** The whole transaction, as it is sent, with a signature in the form the runtime has it. */
  withSignature(signature: Uint8Array): Uint8Array
}

/** The version, and the bit that says that there is a signature. */
const signedVersion4 = 0x84

/** Puts a call into a transaction of an account: its place in the account's order, and the block it is good from. */
export async function draftTransaction(
  context: PolkadotContext,
  network: Network,
  { runtime, account, call }: { readonly runtime: Runtime; readonly account: WalletAccount; readonly call: Uint8Array },
  options: RequestOptions,
): Promise<Draft> {
  const { metadata, specVersion, transactionVersion } = runtime
  const { nonce, blockNumber, blockHash, genesisHash } = await readChainPoint(context, network, account, options)
  const era = encodeEra(blockNumber)
  const sender = encodeAccount(metadata, addressType(metadata), account.accountId)
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
  }
}

/** What a wallet signed, as it is sent. Throws `WALLET_BAD_RESULT` when a wallet that may alter it altered the call. */
export function completeTransaction(
  draft: Pick<Draft, 'payload' | 'withSignature'>,
  { signature, signedTransaction }: Signed,
  account: WalletAccount,
): Uint8Array {
  if (!signedTransaction) return draft.withSignature(toMultiSignature(hexToBytes(signature), account))
  if (signedTransaction.toLowerCase().endsWith(draft.payload.method.slice(2))) return hexToBytes(signedTransaction)
  throw new AppKitError('WALLET_BAD_RESULT', {
    details: 'The wallet signed another call than it was asked to. Nothing was sent.',
  })
}

/** A signature of the right length to be measured or paid for, when there is none yet. */
export function placeholderSignature(): Uint8Array {
  return new Uint8Array(65).fill(1)
}

const signatureKinds = { ed25519: 0, sr25519: 1, ecdsa: 2 } as const

/** A signature with its kind before it. Most wallets put it there. */
function toMultiSignature(signature: Uint8Array, { keyType = 'sr25519' }: WalletAccount): Uint8Array {
  const isBare = signature.length === 64 || (signature.length === 65 && keyType === 'ecdsa')
  return isBare ? concat([Uint8Array.of(signatureKinds[keyType]), signature]) : signature
}

/** How a transaction names its sender. */
function addressType(metadata: Metadata): number {
  const type = metadata.types.get(metadata.extrinsicType)
  return type?.parameters.find(({ name }) => name === 'Address')?.type ?? -1
}
