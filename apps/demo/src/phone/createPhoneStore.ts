import { isAppKitError } from '@latchkey/appkit/react'
import {
  createWalletConnectWallet,
  type PhoneNetwork,
  type PhoneProposal,
  type PhoneRequest,
  type PhoneSession,
  type WalletConnectWallet,
  type WalletStorage,
} from '@latchkey/testing'
import type { ChainStore } from '../kit/createChainStore.js'

/** The wallet's state for the page. */
export type PhoneState =
  /** `waiting`: for the services and chains. `failed`: the wallet, or the services, did not start. */
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly reason: string }
  | {
      readonly status: 'ready'
      readonly phone: WalletConnectWallet
      readonly proposals: readonly PhoneProposal[]
      readonly requests: readonly PhoneRequest[]
      readonly sessions: readonly PhoneSession[]
      readonly isOnline: boolean
    }

/** Holds the wallet of the page. */
export type PhoneStore = { get(): PhoneState; watch(onChange: () => void): () => void }

/** Creates the wallet once the relay and a chain run, and again when more chains run. Its sessions stay. */
export function createPhoneStore(chains: ChainStore, storage: WalletStorage): PhoneStore {
  const listeners = new Set<() => void>()
  let state: PhoneState = { status: 'waiting' }
  let known = ''
  let current: Promise<WalletConnectWallet | undefined> = Promise.resolve(undefined)

  function set(next: PhoneState): void {
    state = next
    for (const listener of listeners) listener()
  }

  async function open(relayUrl: string, networks: readonly PhoneNetwork[]): Promise<WalletConnectWallet | undefined> {
    try {
      const phone = await createWalletConnectWallet({
        relayUrl,
        networks,
        storage,
        name: 'Latchkey phone',
        url: location.origin,
        accent: '#9a6a12',
        behaviour: 'ask',
        approval: { type: 'ask' },
      })
      const show = () =>
        set({
          status: 'ready',
          phone,
          proposals: phone.proposals(),
          requests: phone.pending(),
          sessions: phone.sessions(),
          isOnline: phone.isOnline(),
        })
      phone.watch(show)
      show()
      return phone
    } catch (error) {
      set({ status: 'failed', reason: explain(error) })
      return undefined
    }
  }

  function look(): void {
    const { data, networks } = chains.get()
    const { services } = data
    if (services.status === 'failed') return set({ status: 'failed', reason: services.reason })
    if (services.status === 'none')
      return set({ status: 'failed', reason: 'There are no services here. Start the demo with “npm start”.' })
    const local = networks.filter(({ isLocal }) => isLocal).map(({ network }) => network)
    const key = JSON.stringify([services, local.map(({ caipNetworkId }) => caipNetworkId)])
    if (services.status !== 'running' || local.length === 0 || key === known) return
    known = key
    const { relayUrl } = services
    current = current.then(async (before) => {
      await before?.close()
      return open(relayUrl, local)
    })
  }
  look()
  chains.watch(look)

  return {
    get: () => state,
    watch(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** Returns an error message for the visitor. */
export function explain(error: unknown): string {
  if (isAppKitError(error)) return [error.shortMessage, error.details].filter(Boolean).join(' ')
  return error instanceof Error ? error.message : String(error)
}
