import { createClient, defineChain, type Hex, http, size, type TransactionSerializable } from 'viem'
import { prepareTransactionRequest } from 'viem/actions'
import { isJsonObject } from '../../base/jsonObject.js'
import { invalid, readAddress, readData, readQuantity } from '../requestParams.js'
import type { Method } from './method.js'
import { readTransaction } from './readTransaction.js'

/** `eth_signTransaction`: fills in missing fields and signs, but does not send. Returns the raw transaction. */
export const signTransaction: Method = (core, params) => {
  const { request, account, call, chain: shown, fields, assertChain } = readTransaction(core, params)
  const { id, name, rpcUrl, nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 } } = shown
  const more = { accessList: readAccessList(request.accessList), type: readType(request.type) }
  return {
    unlock: true,
    ask: { kind: 'transactions', account: account.address, chain: shown, calls: [call] },
    async run() {
      assertChain()
      const chain = defineChain({ id, name, nativeCurrency, rpcUrls: { default: { http: [rpcUrl] } } })
      const transport = http(rpcUrl, { retryCount: 0, ...(core.fetch && { fetchFn: core.fetch }) })
      const client = createClient({ chain, transport })
      const given = Object.fromEntries(
        Object.entries({ ...call, ...fields, ...more }).filter(([, value]) => value !== undefined),
      )
      const prepared = await prepareTransactionRequest(client, { account, chain, ...given })
      if (!account.signTransaction) throw invalid('the account cannot sign')
      return account.signTransaction(prepared as TransactionSerializable)
    },
  }
}

function readAccessList(value: unknown) {
  if (value === undefined) return undefined
  if (!Array.isArray(value)) throw invalid('accessList must be a list')
  return value.map((entry: unknown) => {
    if (!isJsonObject(entry) || !Array.isArray(entry.storageKeys)) throw invalid('an access list entry is malformed')
    return { address: readAddress(entry.address), storageKeys: entry.storageKeys.map(readKey) }
  })
}

function readKey(value: unknown): Hex {
  const key = readData(value)
  if (key === undefined || size(key) !== 32) throw invalid('a storage key must be 32 bytes')
  return key
}

function readType(value: unknown): 'legacy' | 'eip2930' | 'eip1559' | undefined {
  const type = readQuantity(value)
  if (type === undefined) return undefined
  const name = (['legacy', 'eip2930', 'eip1559'] as const)[Number(type)]
  if (!name) throw invalid(`transactions of type ${type} are not supported`)
  return name
}
