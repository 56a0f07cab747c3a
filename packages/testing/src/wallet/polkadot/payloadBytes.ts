import { blake2b } from '@noble/hashes/blake2'
import { hexToBytes } from 'viem'

/** A payload as pages pass it to a wallet: numbers in big-endian hex. */
export type SignerPayload = {
  readonly address: string
  readonly blockHash: string
  readonly era: string
  readonly genesisHash: string
  readonly method: string
  readonly nonce: string
  readonly signedExtensions: readonly string[]
  readonly specVersion: string
  readonly tip: string
  readonly transactionVersion: string
}

type Part = (payload: SignerPayload) => readonly number[]
const hex: (value: string) => readonly number[] = (value) => [...hexToBytes(`0x${value.slice(2)}`)]

/** Data that each transaction extension adds to the signed bytes: with the transaction, and known to the chain. */
const extensions: Readonly<Record<string, { readonly extra?: Part; readonly implicit?: Part }>> = {
  CheckMortality: { extra: ({ era }) => hex(era), implicit: ({ blockHash }) => hex(blockHash) },
  CheckEra: { extra: ({ era }) => hex(era), implicit: ({ blockHash }) => hex(blockHash) },
  CheckNonce: { extra: ({ nonce }) => compact(BigInt(nonce)) },
  ChargeTransactionPayment: { extra: ({ tip }) => compact(BigInt(tip)) },
  // No asset: the fee is paid in the chain's own coin.
  ChargeAssetTxPayment: { extra: ({ tip }) => [...compact(BigInt(tip)), 0] },
  // Mode disabled, and no hash.
  CheckMetadataHash: { extra: () => [0], implicit: () => [0] },
  CheckSpecVersion: { implicit: ({ specVersion }) => uint32(specVersion) },
  CheckTxVersion: { implicit: ({ transactionVersion }) => uint32(transactionVersion) },
  CheckGenesis: { implicit: ({ genesisHash }) => hex(genesisHash) },
}

/** Returns the bytes to sign of a version 4 extrinsic. Long ones are hashed. */
export function payloadBytes(payload: SignerPayload): Uint8Array {
  const parts = payload.signedExtensions.map((name) => extensions[name] ?? {})
  const bytes = Uint8Array.from([
    ...hex(payload.method),
    ...parts.flatMap(({ extra }) => extra?.(payload) ?? []),
    ...parts.flatMap(({ implicit }) => implicit?.(payload) ?? []),
  ])
  return bytes.length > 256 ? blake2b(bytes, { dkLen: 32 }) : bytes
}

/** Returns a version 4 extrinsic of an account, with a signature that starts with its type. */
export function transactionBytes(payload: SignerPayload, accountId: Uint8Array, signature: Uint8Array): Uint8Array {
  const extra = payload.signedExtensions.flatMap((name) => extensions[name]?.extra?.(payload) ?? [])
  // Version 4 with the bit of a signed extrinsic, then the kind of address.
  const body = [0x84, 0, ...accountId, ...signature, ...extra, ...hex(payload.method)]
  return Uint8Array.from([...compact(BigInt(body.length)), ...body])
}

/** Encodes an integer in SCALE's compact form. */
function compact(value: bigint): readonly number[] {
  if (value < 1n << 6n) return little(value << 2n, 1)
  if (value < 1n << 14n) return little((value << 2n) | 1n, 2)
  if (value < 1n << 30n) return little((value << 2n) | 2n, 4)
  const length = Math.max(4, Math.ceil(value.toString(16).length / 2))
  return [((length - 4) << 2) | 3, ...little(value, length)]
}

function uint32(value: string): readonly number[] {
  return little(BigInt(value), 4)
}

function little(value: bigint, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))
}
