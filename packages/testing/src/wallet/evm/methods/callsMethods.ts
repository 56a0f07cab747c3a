import { type Hex, numberToHex } from 'viem'
import { isJsonObject, type JsonObject } from '../../base/jsonObject.js'
import { ProviderError } from '../../base/providerError.js'
import { randomHex } from '../../base/randomId.js'
import type { CallBundle } from '../evmWalletState.js'
import { invalid, readAddress, readChainId, readObject } from '../requestParams.js'
import { readCall, type TransactionCall } from '../transactionCall.js'
import type { WalletCore } from '../walletCore.js'
import type { Method } from './method.js'
import { findGrant, spend } from './permissionMethods.js'
import { sendCall } from './sendCall.js'

/** Methods of EIP-5792. Bundles are executed one transaction after the other, and never reported as atomic. */
export const callsMethods: Readonly<Record<string, Method>> = {
  wallet_getCapabilities: (core, [address, chainIds]) => {
    if (address !== undefined) core.authorized(readAddress(address))
    core.assertReports('wallet_getCapabilities')
    if (core.quirks.needsChainIds && chainIds === undefined) throw invalid('chain ids are missing')
    const wanted = Array.isArray(chainIds) ? chainIds.map((id: unknown) => readChainId(id)) : undefined
    const chains = core.chains().filter(({ id }) => wanted?.includes(id) ?? true)
    const capabilities = {
      atomic: { status: 'unsupported' },
      ...(core.offers('wallet_grantPermissions') && { permissions: { supported: true } }),
      ...(core.offers('wallet_getAssets') && { assetDiscovery: { supported: true } }),
      ...(core.offers('eth_signTransaction') && { eth_signTransaction: { supported: true } }),
      ...(core.offers('wallet_scanQRCode') && { wallet_scanQRCode: { supported: true } }),
    }
    return { run: () => Object.fromEntries(chains.map(({ id }) => [numberToHex(id), capabilities])) }
  },

  wallet_sendCalls: (core, params) => {
    const request = readObject(params)
    const chainId = readChainId(request.chainId)
    const chain = core.findChain(chainId)
    if (!chain) throw new ProviderError(5710)
    const from = request.from ?? core.visibleAddresses()[0]
    if (from === undefined) throw new ProviderError(4100)
    const account = core.authorized(readAddress(from))
    const calls = readCalls(request)
    if (request.atomicRequired === true) throw new ProviderError(5760)
    const id = readId(core, request.id)
    const grant = findGrant(core, request.capabilities, { account: account.address, chainId, calls })
    return {
      // The user has agreed to calls that a permission allows.
      ...(grant
        ? {}
        : { unlock: true, ask: { kind: 'transactions', account: account.address, chain, calls } as const }),
      async run() {
        if (grant) spend(core, grant, calls)
        if (core.chain().id !== chainId) core.store.set({ chainId })
        const hashes: Hex[] = []
        const remember = (failed: boolean) => {
          const bundles: Readonly<Record<string, CallBundle>> = {
            ...core.store.get().bundles,
            [id]: { chainId, hashes: [...hashes], failed },
          }
          core.store.set({ bundles })
        }
        for (const call of calls) {
          try {
            hashes.push(await sendCall(core, account, call))
          } catch (error) {
            // Nothing has been sent yet, so the request can fail. Later the bundle exists, and its status reports
            // failures.
            if (hashes.length === 0) throw error
            remember(true)
            return { id }
          }
        }
        remember(false)
        return { id }
      },
    }
  },

  wallet_getCallsStatus: (core, [id]) => {
    const bundle = typeof id === 'string' ? core.store.get().bundles[id] : undefined
    if (!bundle || typeof id !== 'string') throw new ProviderError(5730)
    return { run: () => readStatus(core, id, bundle) }
  },

  wallet_showCallsStatus: (core, [id]) => {
    if (typeof id !== 'string' || !core.store.get().bundles[id]) throw new ProviderError(5730)
    return { run: () => null }
  },
}

function readCalls(request: JsonObject): readonly TransactionCall[] {
  const { calls, capabilities } = request
  if (!Array.isArray(calls) || calls.length === 0) throw invalid('calls is empty')
  const required = Object.entries(isJsonObject(capabilities) ? capabilities : {}).some(
    ([name, one]) => name !== 'permissions' && isJsonObject(one) && one.optional !== true,
  )
  if (required) throw new ProviderError(5700)
  return calls.map((call: unknown) => {
    if (!isJsonObject(call)) throw invalid('a call must be an object')
    return readCall(call)
  })
}

function readId(core: WalletCore, value: unknown): string {
  if (value === undefined) return randomHex(32)
  if (typeof value !== 'string' || value.length > 4_098)
    throw invalid('the id of the calls is not a string, or too long')
  if (core.store.get().bundles[value]) throw new ProviderError(5720)
  return value
}

async function readStatus(core: WalletCore, id: string, { chainId, hashes, failed }: CallBundle) {
  const receipts: JsonObject[] = []
  for (const hash of hashes) {
    const receipt = await core.rpcOn(chainId, 'eth_getTransactionReceipt', [hash])
    if (isJsonObject(receipt)) receipts.push(receipt)
  }
  const common = { version: '2.0.0', id, chainId: numberToHex(chainId), atomic: false }
  if (receipts.length < hashes.length) return { ...common, status: 100 }
  const good = receipts.filter(({ status }) => status === '0x1').length
  const status = good === receipts.length && !failed ? 200 : good === 0 ? 500 : 600
  return { ...common, status, receipts: receipts.map(readReceipt) }
}

function readReceipt({ logs, status, blockHash, blockNumber, gasUsed, transactionHash }: JsonObject) {
  const entries: readonly unknown[] = Array.isArray(logs) ? logs : []
  return {
    logs: entries.filter(isJsonObject).map(({ address, data, topics }) => ({ address, data, topics })),
    status,
    blockHash,
    blockNumber,
    gasUsed,
    transactionHash,
  }
}
