import { safeParseChainId } from '@latchkey/common'
import { readAccounts } from '../src/address/address.js'
import type { Eip1193Provider } from '../src/wallet/eip1193.js'

type Params = readonly unknown[]
type Answer = (params: Params) => unknown

/** A provider with scripted responses that records its calls and can emit events. It does not sign. */
export type ScriptedWallet = Eip1193Provider & {
  readonly calls: { readonly method: string; readonly params: unknown }[]
  readonly answers: Record<string, Answer>
  accounts: unknown
  chainId: unknown
  emit(event: string, value?: unknown): void
  listenerCount(): number
  methods(): readonly string[]
}

export const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const hash = `0x${'ab'.repeat(32)}`
export const signature = `0x${'cd'.repeat(65)}`

/** Creates an error as wallets throw it. */
export function walletError(code: number, message = 'wallet error', data?: unknown): Error {
  return Object.assign(new Error(message), { code, data })
}

export function createScriptedWallet(answers: Record<string, Answer> = {}): ScriptedWallet {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const wallet: ScriptedWallet = {
    calls: [],
    accounts: [alice.toLowerCase()],
    chainId: '0x1',
    answers: {
      eth_requestAccounts: () => wallet.accounts,
      eth_accounts: () => wallet.accounts,
      eth_chainId: () => wallet.chainId,
      wallet_switchEthereumChain: ([parameter]) => {
        wallet.chainId = (parameter as { chainId: string }).chainId
        return null
      },
      personal_sign: () => signature,
      eth_signTypedData_v4: () => signature,
      eth_sendTransaction: () => hash,
      ...answers,
    },
    async request({ method, params }) {
      wallet.calls.push({ method, params })
      const answer = wallet.answers[method]
      if (!answer) throw walletError(-32601, `the method ${method} does not exist`)
      return answer((params ?? []) as Params)
    },
    on(event, listener) {
      const list = listeners.get(event) ?? new Set()
      listeners.set(event, list.add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
    emit(event, value) {
      // Real wallets return what they emit.
      if (event === 'accountsChanged' && readAccounts(value).length > 0) wallet.accounts = value
      if (event === 'chainChanged' && safeParseChainId(value).ok) wallet.chainId = value
      for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
    },
    listenerCount: () => [...listeners.values()].reduce((sum, list) => sum + list.size, 0),
    methods: () => wallet.calls.map(({ method }) => method),
  }
  return wallet
}
