import { createError, errors, type Hex, isByteHex, readField, type TransactionReceipt } from '@latchkey/common'
import { safeParseQuantity, toQuantity } from '../network/units.js'

/** A transaction that took the place of another one, with the same sender and nonce. */
export type Replacement = { readonly hash: Hex; readonly reason: NonNullable<TransactionReceipt['replaced']> }

/** Sends a read request to the network. */
export type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>

/** The parts of a transaction that identify its replacement, and a block before both. */
type Watched = {
  readonly from: string
  readonly nonce: bigint
  readonly effect: string
  readonly before: bigint
}

/**
 * Returns a function that looks for the replacement of a pending transaction, such as one that the user sped up or
 * cancelled. It knows the transaction only if a node reported it while it was pending.
 */
export function createReplacementWatch(hash: Hex): (ask: Ask) => Promise<Replacement | undefined> {
  let watched: Watched | undefined

  return async (ask) => {
    watched ??= await readPending(ask)
    if (!watched) return undefined
    if ((await countAt(ask, watched, 'latest')) <= watched.nonce) return undefined
    return findIn(ask, await firstBlockAfter(ask, watched, await readNumber(ask, 'eth_blockNumber')), watched)
  }

  async function readPending(ask: Ask): Promise<Watched | undefined> {
    const head = await readNumber(ask, 'eth_blockNumber')
    const transaction = await ask('eth_getTransactionByHash', hash)
    const from = readAddress(transaction, 'from')
    const nonce = safeParseQuantity(readField(transaction, 'nonce'))
    if (from === undefined || !nonce.ok || typeof readField(transaction, 'blockHash') === 'string') return undefined
    return { from, nonce: nonce.value, effect: effectOf(transaction), before: head }
  }

  /** Returns the first block that contains a transaction with the nonce, by binary search. */
  async function firstBlockAfter(ask: Ask, pending: Watched, head: bigint): Promise<bigint> {
    let [low, high] = [pending.before, head]
    while (low < high) {
      const middle = (low + high) / 2n
      if ((await countAt(ask, pending, toQuantity(middle))) > pending.nonce) high = middle
      else low = middle + 1n
    }
    return high
  }

  async function findIn(ask: Ask, block: bigint, { from, nonce, effect }: Watched): Promise<Replacement | undefined> {
    const transactions = readField(await ask('eth_getBlockByNumber', toQuantity(block), true), 'transactions')
    for (const transaction of Array.isArray(transactions) ? transactions : []) {
      const found = readField(transaction, 'hash')
      const used = safeParseQuantity(readField(transaction, 'nonce'))
      if (!isByteHex(found, 32) || !used.ok || used.value !== nonce || readAddress(transaction, 'from') !== from)
        continue
      if (found.toLowerCase() === hash.toLowerCase()) return undefined
      return { hash: found, reason: reasonOf(transaction, from, effect) }
    }
    return undefined
  }

  function countAt(ask: Ask, { from }: Watched, block: Hex | 'latest'): Promise<bigint> {
    return readNumber(ask, 'eth_getTransactionCount', from, block)
  }

  async function readNumber(ask: Ask, method: string, ...params: readonly unknown[]): Promise<bigint> {
    const parsed = safeParseQuantity(await ask(method, ...params))
    if (!parsed.ok) throw createError(errors.RPC_BAD_RESPONSE, { details: `${method}: ${parsed.reason}.` })
    return parsed.value
  }
}

function reasonOf(transaction: unknown, from: string, effect: string): Replacement['reason'] {
  if (effectOf(transaction) === effect) return 'repriced'
  const value = safeParseQuantity(readField(transaction, 'value'))
  const isEmpty = value.ok && value.value === 0n && (readField(transaction, 'input') ?? '0x') === '0x'
  return isEmpty && readAddress(transaction, 'to') === from ? 'cancelled' : 'replaced'
}

/** Returns what a transaction does, as text to compare. */
function effectOf(transaction: unknown): string {
  const value = safeParseQuantity(readField(transaction, 'value'))
  const input = String(readField(transaction, 'input') ?? '0x').toLowerCase()
  return `${readAddress(transaction, 'to')} ${value.ok ? value.value : ''} ${input}`
}

function readAddress(transaction: unknown, field: string): string | undefined {
  const address = readField(transaction, field)
  return isByteHex(address, 20) ? address.toLowerCase() : undefined
}
