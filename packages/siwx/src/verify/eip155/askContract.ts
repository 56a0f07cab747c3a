import {
  bytesToHex,
  type CaipNetworkId,
  createError,
  errors,
  fetchText,
  isObject,
  loadModule,
  parseJson,
  readField,
  runWithTimeout,
  stringifyJson,
  unreadStatuses,
} from '@latchkey/common'
import type { Validation } from './createValidation.js'

type ContractSignature = {
  readonly address: `0x${string}`
  readonly hash: Uint8Array
  readonly signature: Uint8Array
  readonly chainId: CaipNetworkId
  /** The nodes of the chain, at least one, in the order of use. */
  readonly urls: readonly string[]
  readonly signal: AbortSignal | undefined
}

/** Time for the nodes to respond, in ms. */
const deadlineMs = 10_000
/** The time is for this many nodes, so that one that hangs leaves time for the others. */
const plannedNodes = 3

const ports = {
  fetch: (...input: Parameters<typeof fetch>) => globalThis.fetch(...input),
  clock: {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    setTimeout: (callback: () => void, ms: number) => globalThis.setTimeout(callback, ms),
    clearTimeout: (timer: unknown) => globalThis.clearTimeout(timer as number),
  },
}

/**
 * Asks the contract at an address whether it accepts a signature (ERC-1271, ERC-6492), through the first node that
 * responds. A contract that reverts or runs out of gas rejects the signature. Rejects with `RPC_FAILED` if no node of
 * the chain responds within 10 s, or the response is too large.
 */
export async function askContract({ urls, chainId, signal, ...signed }: ContractSignature): Promise<boolean> {
  const { createValidation } = await loadModule(() => import('./createValidation.js'))
  const validation = createValidation(signed.address, bytesToHex(signed.hash), bytesToHex(signed.signature))
  let lastError: unknown
  const askAll = async (end: AbortSignal) => {
    const ms = deadlineMs / Math.min(urls.length, plannedNodes)
    for (const url of urls) {
      try {
        return await askNode({ url, ms, end }, chainId, validation)
      } catch (error) {
        lastError = error
        if (end.aborted) break
      }
    }
    throw lastError
  }
  try {
    const onTimeout = () => createError(errors.HTTP_TIMEOUT)
    return await runWithTimeout(askAll, { ms: deadlineMs, onTimeout, signals: [signal] })
  } catch (cause) {
    if (signal?.aborted) throw cause
    const details = `A contract has to verify the signature, but no node in \`rpcUrls\` responded for ${chainId}.`
    throw createError(errors.RPC_FAILED, { cause, details })
  }
}

type Node = { readonly url: string; readonly ms: number; readonly end: AbortSignal }
/** A JSON-RPC response that was parsed. */
type Reply = { readonly result: unknown } | { readonly error: unknown }

async function askNode(node: Node, chainId: CaipNetworkId, { call, read }: Validation): Promise<boolean> {
  const chain = await send(node, 'eth_chainId', [])
  // The same address may have another contract on another chain.
  if (!('result' in chain) || !isChain(chain.result, chainId)) throw createError(errors.RPC_WRONG_CHAIN)
  const reply = await send(node, 'eth_call', [call, 'latest'])
  if ('error' in reply) {
    if (isRejection(reply.error)) return false
    throw createError(errors.RPC_FAILED, { cause: reply.error })
  }
  const decision = isHex(reply.result) ? read(reply.result) : undefined
  if (decision === undefined) throw createError(errors.RPC_BAD_RESPONSE)
  return decision
}

async function send({ url, ms, end }: Node, method: string, params: readonly unknown[]): Promise<Reply> {
  const body = stringifyJson({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await fetchText(ports, url, { body, contentType: 'application/json', ms, signal: end })
  const parsed = unreadStatuses.includes(answer.status) ? undefined : parseJson(answer.text)
  const error = readField(parsed, 'error')
  if (isObject(error)) return { error }
  const result = readField(parsed, 'result')
  if (result === undefined) throw createError(errors.RPC_BAD_RESPONSE)
  return { result }
}

/** Not `isByteHex`, which is slow for the megabytes that a contract can return. */
function isHex(result: unknown): result is string {
  return typeof result === 'string' && result.startsWith('0x')
}

function isChain(result: unknown, chainId: CaipNetworkId): boolean {
  return typeof result === 'string' && /^0x[\da-f]{1,16}$/i.test(result) && chainId === `eip155:${BigInt(result)}`
}

/** Texts for a call that failed: of geth, of Nethermind ("VM execution error") and of anvil ("EVM error OutOfGas"). */
const failedCall = /revert|out of gas|invalid (?:opcode|jump)|stack (?:over|under)flow|\bE?VM (?:execution )?error/i

/**
 * Whether a node executed the call and it failed, by code 3 of geth or the text. Any other error is one of the node,
 * which does not decide about the signature.
 */
function isRejection(error: unknown): boolean {
  const message = readField(error, 'message')
  return readField(error, 'code') === 3 || (typeof message === 'string' && failedCall.test(message))
}
