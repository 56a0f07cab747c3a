import { readField } from '@latchkey/common'

/** A transaction that an action sent. */
export type SentTransaction = {
  /** The hash or signature; for `calls` the id of the bundle (EIP-5792). */
  readonly id: string
  readonly kind: 'transaction' | 'calls'
}

/** Actions that send a transaction and return its id. */
const sendingActions: ReadonlySet<string> = new Set([
  'sendTransaction',
  'sendTransfer',
  'signAndSendTransaction',
  'writeContract',
])

/** Returns what an action sent, by its name and its result; `undefined` for an action that sends nothing. */
export function readSentTransaction(action: string, result: unknown): SentTransaction | undefined {
  const id = readId(action, result)
  if (typeof id !== 'string' || id === '') return undefined
  return { id, kind: action === 'sendCalls' ? 'calls' : 'transaction' }
}

function readId(action: string, result: unknown): unknown {
  if (action === 'sendCalls') return readField(result, 'id')
  // Only with `broadcast` the result has an id.
  if (action === 'signPsbt') return readField(result, 'txid')
  return sendingActions.has(action) ? result : undefined
}
