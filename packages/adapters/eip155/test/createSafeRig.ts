import { bytesToHex, type Hex, readField } from '@latchkey/common'
import { createEvmTestWallet, type EvmTestWallet } from '@latchkey/testing'
import {
  type ConformanceRig,
  type ConformanceTraits,
  type ConformanceWallet,
  createEip155Rig,
  createFaultyFetch,
} from '@latchkey/testing/conformance'
import { SafeAppProvider } from '@safe-global/safe-apps-provider'
import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { vi } from 'vitest'
import { createEip155Adapter } from '../src/createEip155Adapter.js'
import type { Chains } from './connectReal.js'

/** Differences between a Safe and other EVM wallets. */
export const safeTraits: ConformanceTraits = {
  lacks: {
    discovery: 'a page is in one Safe, which opens it without a prompt',
    switching: 'a Safe is a contract on one network',
    severalAccounts: 'a Safe is one account',
    accountEvents: 'its SDK has no events: Safe{Wallet} loads the page again',
    disconnectEvents: 'its SDK has no events: Safe{Wallet} closes the page',
    revoke: 'a Safe shares its account with every app that it opens',
  },
}

/** Actions of EVM wallets that the provider of a Safe has. */
const offered = ['signTypedData', 'getPermissions', 'getCapabilities', 'sendCalls']
/** Messages for which Safe{Wallet} opens a window. */
const prompting = ['signMessage', 'signTypedMessage', 'sendTransactions']
const origin = 'https://app.safe.global'

/**
 * Creates a rig whose wallet is a Safe: the real SDK and provider, and a page around them that answers their messages
 * like Safe{Wallet}. A test wallet owns the Safe and signs. The Safe has the address of its owner, so that signatures
 * verify without a contract.
 */
export async function createSafeRig(chains: Chains): Promise<ConformanceRig> {
  const providers: SafeAppProvider[] = []
  /** The real provider, which this rig can reach. */
  class FoundProvider extends SafeAppProvider {
    constructor(...parameters: ConstructorParameters<typeof SafeAppProvider>) {
      super(...parameters)
      providers.push(this)
    }
  }
  const servers = createFaultyFetch()
  const { id, rpcUrl, network } = chains.local
  const owner = createEvmTestWallet({
    name: 'Owner',
    rdns: 'org.example.owner',
    chains: [{ id, rpcUrl, name: network.name }],
    origin,
    fetch: servers.fetch,
  })
  await owner.provider.request({ method: 'eth_requestAccounts' })
  const host = createSafeHost(owner, id)
  vi.stubGlobal('window', host.page)

  const safe = async () => ({ SafeAppsSDK, SafeAppProvider: FoundProvider })
  const rig = await createEip155Rig({ chains, factory: createEip155Adapter({ safe }), parent: host.page.parent })
  return {
    ...rig,
    createWallet: () => createSafeWallet(owner, host, providers),
    // A message carries only the text of an error.
    declines: [new Error('Transaction was rejected'), new Error('User rejected the request.')],
    // An empty signature is one that the owners give on chain.
    badSignatures: ['no hex', '0x1', {}, 42],
    optionalActions: rig.optionalActions
      .filter(({ name }) => offered.includes(name))
      .map(({ name, call }) => ({ name, call })),
    settle: (transactionId, on) => rig.settle(host.hashOf(transactionId), on),
    ...(rig.lookup ? { lookup: { ...rig.lookup, startFault: servers.start } } : {}),
    dispose() {
      vi.unstubAllGlobals()
      return rig.dispose?.()
    },
  }
}

type SafeHost = ReturnType<typeof createSafeHost>

/** Creates a window inside of Safe{Wallet}, and its answers to the messages of the SDK. */
function createSafeHost(owner: EvmTestWallet, chainId: number) {
  const [safeAddress] = owner.addresses
  const hashes = new Map<string, string>()
  const asked: string[] = []
  /** The text with which the next signature fails, and the next signature. */
  const script: { answer?: { readonly signature: unknown }; error?: string } = {}
  const ask = (method: string, ...params: readonly unknown[]) => owner.provider.request({ method, params })

  async function sign(method: string, ...params: readonly unknown[]): Promise<object> {
    const { answer, error } = script
    delete script.answer
    delete script.error
    if (error !== undefined) throw new Error(error)
    return answer ?? { signature: await ask(method, ...params) }
  }

  async function send(transactions: unknown): Promise<object> {
    const safeTxHash = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
    for (const transaction of Array.isArray(transactions) ? transactions : []) {
      const [to, data, value] = ['to', 'data', 'value'].map((field) => readField(transaction, field))
      const hash = await ask('eth_sendTransaction', { from: safeAddress, to, data, value: toHex(value) })
      hashes.set(safeTxHash, String(hash))
    }
    return { safeTxHash }
  }

  async function answer(method: string, params: unknown): Promise<unknown> {
    const safeTxHash = String(readField(params, 'safeTxHash'))
    const list = readField(params, 'params')
    switch (method) {
      case 'getSafeInfo':
        return { safeAddress, chainId, threshold: 1, owners: [safeAddress], isReadOnly: false }
      case 'wallet_getPermissions':
        return []
      case 'signMessage':
        return sign('personal_sign', readField(params, 'message'), safeAddress)
      case 'signTypedMessage':
        return sign('eth_signTypedData_v4', safeAddress, JSON.stringify(readField(params, 'typedData')))
      case 'sendTransactions':
        return send(readField(params, 'txs'))
      case 'getTxBySafeTxHash':
        if (!hashes.has(safeTxHash)) throw new Error('Not Found')
        return { txHash: hashes.get(safeTxHash), txStatus: 'SUCCESS' }
      case 'rpcCall':
        return ask(String(readField(params, 'call')), ...(Array.isArray(list) ? list : []))
      default:
        throw new Error(`Safe{Wallet} does not know ${method}.`)
    }
  }

  const parent = {
    async postMessage(request: unknown) {
      const [messageId, method] = [readField(request, 'id'), String(readField(request, 'method'))]
      asked.push(method)
      const common = { id: messageId, version: '9.1.0' }
      const reply = await answer(method, readField(request, 'params')).then(
        (data) => ({ ...common, success: true, data }),
        (error: unknown) => ({ ...common, success: false, error: writeError(error) }),
      )
      // A copy, as a message is.
      const data: unknown = structuredClone(reply)
      page.dispatchEvent(Object.assign(new Event('message'), { data, source: parent, origin }))
    },
  }
  const page = Object.assign(new EventTarget(), { parent, crypto })
  return { page, asked, script, hashOf: (safeTxHash: string) => hashes.get(safeTxHash) ?? safeTxHash }
}

/** Returns the text of an error. Safe{Wallet} has its own text for a rejection. */
function writeError(error: unknown): string {
  return readField(error, 'code') === 4001 ? 'Transaction was rejected' : String(readField(error, 'message') ?? error)
}

function toHex(value: unknown): Hex {
  return `0x${BigInt(String(value ?? 0)).toString(16)}`
}

function createSafeWallet(
  owner: EvmTestWallet,
  { asked, script }: SafeHost,
  providers: readonly SafeAppProvider[],
): ConformanceWallet {
  const { control } = owner
  return {
    name: 'Safe',
    addresses: owner.addresses,
    atConnect: owner.addresses.slice(0, 1),
    appear: () => () => undefined,
    rejectNextConnect: missing,
    stallNextConnect: missing,
    shareNothingNext: missing,
    answerNextConnect: missing,
    throwNextConnect: missing,
    rejectNextSignature: () => control.reject('personal_sign'),
    stallNextSignature() {
      control.stall('personal_sign')
      return () => void control.release('personal_sign')
    },
    answerNextSignature(signature) {
      script.answer = { signature }
    },
    throwNextSignature(thrown) {
      script.error = thrown instanceof Error || typeof thrown === 'string' ? writeError(thrown) : 'Unexpected error'
    },
    rejectNextSwitch: missing,
    stallEverything: () => control.always('*', { type: 'stall' }),
    lock: missing,
    unlock: missing,
    selectAccount: () => undefined,
    selectNetwork: missing,
    emitGarbage: missing,
    tamper: missing,
    disconnectSite: missing,
    unplug: () => control.unplug(),
    requestCount: () => asked.length,
    promptCount: () => asked.filter((method) => prompting.includes(method)).length,
    listenerCount: () =>
      providers.reduce(
        (sum, provider) => sum + provider.eventNames().reduce((count, name) => count + provider.listenerCount(name), 0),
        0,
      ),
  }
}

function missing(): never {
  throw new Error('A Safe cannot do this, but the suite needs it')
}
