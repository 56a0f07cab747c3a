import { base58, base64 } from '@scure/base'
import { isJsonObject, type JsonObject } from '../../wallet/base/jsonObject.js'
import type { Account } from './liteSvm.js'
import { type SolanaNode, TransactionRefused } from './solanaNode.js'

/**
 * Handles a call or a batch of Solana's JSON-RPC (https://solana.com/docs/rpc/http). Integers in results may be
 * bigints.
 */
export type SolanaRpc = (body: unknown) => unknown

type Params = readonly unknown[]

/** An error of the JSON-RPC protocol. */
class RpcFault extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

const version = '2.2.0'
/** SPL Token and Token-2022. */
const tokenPrograms = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
/** Fee per signature, in lamports. */
const fee = 5_000

export function createSolanaRpc(node: SolanaNode, genesisHash: string): SolanaRpc {
  const withContext = (value: unknown) => ({ context: { apiVersion: version, slot: node.slot() }, value })
  const readAccount = (address: unknown, options: unknown) => {
    const account = node.account(text(address))
    return account.exists ? writeAccount(account, options) : null
  }
  const statusOf = (signature: unknown) => {
    const found = node.status(text(signature))
    if (!found) return null
    return { ...found, confirmations: null, confirmationStatus: 'finalized', err: null, status: { Ok: null } }
  }

  const methods: Readonly<Record<string, (params: Params) => unknown>> = {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': version, 'feature-set': 1 }),
    getGenesisHash: () => genesisHash,
    getSlot: () => node.slot(),
    getBlockHeight: () => node.slot(),
    getEpochInfo: () => ({
      epoch: 0,
      slotIndex: node.slot(),
      slotsInEpoch: 432_000,
      absoluteSlot: node.slot(),
      blockHeight: node.slot(),
      transactionCount: node.signatures().length,
    }),
    getLatestBlockhash: () => withContext({ blockhash: node.blockhash(), lastValidBlockHeight: node.slot() + 150 }),
    isBlockhashValid: ([hash]) => withContext(node.isBlockhashValid(text(hash))),
    getBalance: ([address]) => withContext(node.balance(text(address))),
    getAccountInfo: ([address, options]) => withContext(readAccount(address, options)),
    getMultipleAccounts: ([addresses, options]) =>
      withContext(list(addresses).map((address) => readAccount(address, options))),
    getProgramAccounts: ([program, options]) =>
      node.programAccounts(text(program)).map((account) => ({
        pubkey: account.address,
        account: writeAccount(account, options),
      })),
    getTokenAccountsByOwner: ([owner, filter, options]) => {
      const mint = isJsonObject(filter) ? text(filter.mint) : undefined
      if (!mint || !node.account(mint).exists) throw new RpcFault(-32602, 'Invalid param: could not find mint')
      // A token account begins with its mint and its owner.
      const start = [...base58.decode(mint), ...base58.decode(text(owner))]
      const found = tokenPrograms.flatMap((program) =>
        node
          .programAccounts(program)
          .filter(({ data }) => data.length >= 165 && start.every((byte, at) => data[at] === byte)),
      )
      return withContext(found.map((account) => ({ pubkey: account.address, account: writeAccount(account, options) })))
    },
    getMinimumBalanceForRentExemption: ([bytes]) => node.rentFor(Number(bytes)),
    getFeeForMessage: ([message]) => withContext(fee * Math.max(1, base64.decode(text(message))[0] ?? 1)),
    getRecentPrioritizationFees: () => [],
    requestAirdrop: ([address, lamports]) => node.airdrop(text(address), BigInt(Number(lamports))),
    sendTransaction: ([transaction, options]) => node.send(decode(transaction, options)),
    simulateTransaction: ([transaction, options]) => {
      const replaceBlockhash = isJsonObject(options) && options.replaceRecentBlockhash === true
      const { error, logs, units } = node.simulate(decode(transaction, options), { replaceBlockhash })
      return withContext({ err: error, logs, unitsConsumed: units, accounts: null, returnData: null })
    },
    getSignatureStatuses: ([signatures]) => withContext(list(signatures).map(statusOf)),
    getSignaturesForAddress: () =>
      node.signatures().map((signature) => ({ signature, ...node.status(signature), err: null, memo: null })),
  }

  const answer = (call: unknown): unknown => {
    const { id = null, method, params = [] }: JsonObject = isJsonObject(call) ? call : {}
    try {
      const run = typeof method === 'string' && Object.hasOwn(methods, method) ? methods[method] : undefined
      if (!run) throw new RpcFault(-32601, 'Method not found')
      return { jsonrpc: '2.0', id, result: run(list(params)) }
    } catch (error) {
      return { jsonrpc: '2.0', id, error: writeError(error) }
    }
  }
  return (body) => (Array.isArray(body) ? body.map(answer) : answer(body))
}

function writeError(error: unknown): JsonObject {
  if (error instanceof TransactionRefused)
    return { code: -32002, message: error.message, data: { err: error.reason, logs: error.logs, accounts: null } }
  if (error instanceof RpcFault) return { code: error.code, message: error.message, data: error.data }
  return { code: -32602, message: `Invalid params: ${error instanceof Error ? error.message : String(error)}` }
}

function writeAccount({ lamports, programAddress, data, executable }: Account, options: unknown): JsonObject {
  const encoding = isJsonObject(options) ? options.encoding : undefined
  // Nodes return base58 unless the request asks for base64.
  const isBase58 = encoding === undefined || encoding === 'base58'
  const part = sliceData(data, isJsonObject(options) ? options.dataSlice : undefined)
  return {
    lamports,
    owner: programAddress,
    data: isBase58 ? [base58.encode(part), 'base58'] : [base64.encode(part), 'base64'],
    executable,
    rentEpoch: 0,
    space: data.length,
  }
}

function sliceData(data: Uint8Array, slice: unknown): Uint8Array {
  if (!isJsonObject(slice)) return data
  const offset = Number(slice.offset)
  return data.slice(offset, offset + Number(slice.length))
}

function decode(transaction: unknown, options: unknown): Uint8Array {
  const isBase64 = isJsonObject(options) && options.encoding === 'base64'
  return (isBase64 ? base64 : base58).decode(text(transaction))
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new RpcFault(-32602, 'Invalid params: a text was expected')
  return value
}

function list(value: unknown): Params {
  if (!Array.isArray(value)) throw new RpcFault(-32602, 'Invalid params: a list was expected')
  return value
}
