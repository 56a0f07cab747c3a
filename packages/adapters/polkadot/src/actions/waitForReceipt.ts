import { pollForReceipt } from '@latchkey/adapter-kit'
import {
  bytesToHex,
  createError,
  errors,
  type Hex,
  hexToBytes,
  invalidParams,
  isAppKitError,
  isByteHex,
  isObject,
  type Network,
  type PolkadotActions,
  type PolkadotReceipt,
  readField,
} from '@latchkey/common'
import { blake2b } from '@noble/hashes/blake2'
import type { PolkadotContext, SentTransaction } from '../context/context.js'
import type { ActionAccess } from '../requests/walletAccess.js'
import { readBestNonce } from '../runtime/accountRecord.js'
import { type Outcome, readOutcome } from '../runtime/readOutcome.js'
import { readRuntime } from '../runtime/runtime.js'

/** Storage key of the events of a block: the 128-bit xxHash of `System`, then that of `Events`. */
const eventsKey = '0x26aa394eea5630e07c48ae0c9558cef780d41e5e16056765bc8461851072c9d7'

/**
 * Waits until a transaction of `sendTransaction` is in a block. Throws `TRANSACTION_FAILED` with the name of the error
 * if it failed there, and `NONCE_TOO_LOW` if another transaction took its place.
 */
export async function waitForReceipt(
  { context }: Pick<ActionAccess, 'context'>,
  { hash, timeout, signal }: Parameters<NonNullable<PolkadotActions['waitForReceipt']>>[0],
): Promise<PolkadotReceipt> {
  const sent = context.sentTransactions.get(hash)
  if (!sent) throw invalidParams('hash', 'must be that of a transaction that this page sent with sendTransaction')
  const { network } = sent
  const clients = await context.clients()
  const { clock } = context.ports

  async function poll(sent: SentTransaction, signal: AbortSignal): Promise<PolkadotReceipt | undefined> {
    const ask = (method: string, ...params: readonly unknown[]) =>
      clients.request(network, { method, params }, { signal })
    const best = await readBestNonce(context, network, sent.accountId, { signal })
    if (best.nonce <= sent.nonce) return undefined
    const found = await findBlock(ask, hash, { head: best.blockHash, lowest: sent.blockNumber })
    if (!found) throw createError(errors.NONCE_TOO_LOW, { details: `Another transaction took the place of ${hash}.` })
    const { index, ...receipt } = found
    const events = await ask('state_getStorage', eventsKey, receipt.blockHash)
    const outcome = await readBlockOutcome(context, network, { events, index, signal })
    if (outcome.type === 'success') return receipt
    const details = `${hash} is in block ${receipt.blockNumber}, but failed: ${outcome.name}. The fee is paid.`
    throw createError(errors.TRANSACTION_FAILED, { details, summary: outcome.name })
  }

  return pollForReceipt((end) => poll(sent, end), {
    clock,
    lifetime: context.lifetime,
    signal,
    timeout,
    isFinal: (error) => isAppKitError(error, 'TRANSACTION_FAILED', 'NONCE_TOO_LOW'),
    describeMissing: (ms) => `${hash} is not in a block after ${ms} ms.`,
  })
}

type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>

/** Searches the block of a transaction, from `head` back to the block after number `lowest`. */
async function findBlock(
  ask: Ask,
  hash: string,
  { head, lowest }: { readonly head: Hex; readonly lowest: number },
): Promise<(PolkadotReceipt & { readonly index: number }) | undefined> {
  let lastNumber: number | undefined
  for (let blockHash = head; ; ) {
    const block = readField(await ask('chain_getBlock', blockHash), 'block')
    const header = readField(block, 'header')
    const blockNumber = Number(readField(header, 'number'))
    const extrinsics = readField(block, 'extrinsics')
    const parentHash = readField(header, 'parentHash')
    if (!isObject(header) || !Number.isInteger(blockNumber) || !Array.isArray(extrinsics) || !isByteHex(parentHash, 32))
      throw badResponse('chain_getBlock')
    // Otherwise a node whose block is its own parent would keep the search going.
    if (lastNumber !== undefined && blockNumber !== lastNumber - 1) throw badResponse('chain_getBlock')
    lastNumber = blockNumber
    if (blockNumber <= lowest) return undefined
    const index = extrinsics.findIndex((extrinsic) => isByteHex(extrinsic) && hashOf(extrinsic) === hash)
    if (index >= 0) return { blockHash, blockNumber, index }
    blockHash = parentHash
  }
}

async function readBlockOutcome(
  context: PolkadotContext,
  network: Network,
  { events, index, signal }: { readonly events: unknown; readonly index: number; readonly signal: AbortSignal },
): Promise<Outcome> {
  const { metadata } = await readRuntime(context, network, { signal })
  if (!isByteHex(events)) throw badResponse('state_getStorage')
  try {
    return readOutcome(metadata, hexToBytes(events), index)
  } catch (cause) {
    throw createError(errors.RPC_BAD_RESPONSE, { cause, details: 'The events of the block cannot be read.' })
  }
}

function hashOf(extrinsic: Hex): Hex {
  return bytesToHex(blake2b(hexToBytes(extrinsic), { dkLen: 32 }))
}

function badResponse(method: string) {
  return createError(errors.RPC_BAD_RESPONSE, { details: `${method}: malformed.` })
}
