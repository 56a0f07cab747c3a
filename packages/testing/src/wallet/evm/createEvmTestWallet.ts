import { numberToHex } from 'viem'
import { createWalletBase, type WalletBase } from '../base/createWalletBase.js'
import { ProviderError } from '../base/providerError.js'
import { randomUuid } from '../base/randomId.js'
import { walletIcon } from '../base/walletIcon.js'
import { type Announcement, type AnnouncementTarget, type AnnounceOptions, announceProvider } from './announcement.js'
import type { EvmTestWalletOptions } from './evmTestWalletOptions.js'
import type { EvmWalletControl } from './evmWalletControl.js'
import { type InjectOptions, injectProvider } from './injection.js'
import { findMethod } from './methods/findMethod.js'
import { invalid } from './requestParams.js'
import type { TestProvider } from './testProvider.js'
import { createWalletCore } from './walletCore.js'

/** An EVM wallet for tests and demos, with real keys and signatures. */
export type EvmTestWallet = {
  readonly name: string
  readonly rdns: string
  readonly uuid: string
  readonly icon: string
  readonly accent: string
  /** All addresses, with checksum. */
  readonly addresses: readonly `0x${string}`[]
  readonly provider: TestProvider
  readonly control: EvmWalletControl
  /** Announces itself on a page (EIP-6963). Returns a function that stops it. */
  announce(target: AnnouncementTarget, options?: AnnounceOptions): () => void
  /** Sets `window.ethereum`. Returns a function that restores it. */
  inject(target: EventTarget, options?: InjectOptions): () => void
} & Pick<WalletBase, 'syncTabs' | 'watchPrompts'>

/**
 * Creates an EVM wallet that runs in the page (or in Node): EIP-1193 with real signatures, transactions over the
 * chain's RPC, EIP-6963, EIP-5792 and more. `control` makes it approve, reject, stall, lock or misbehave.
 *
 * @example
 * const wallet = createEvmTestWallet({ ...walletPresets.foxglove, chains: [{ id: 31337, name: 'Local', rpcUrl }] })
 * wallet.announce(window)
 * wallet.control.reject('eth_requestAccounts')
 */
export function createEvmTestWallet(options: EvmTestWalletOptions): EvmTestWallet {
  const { name, rdns, uuid = randomUuid(), accent = '#3b4252', icon = walletIcon(name, accent) } = options
  const core = createWalletCore(options)
  const base = createWalletBase({
    behaviour: options.behaviour,
    quirks: options.quirks,
    memory: core.store,
    events: core.events,
    errors: {
      declined: () => new ProviderError(4001),
      offline: () => new ProviderError(4900),
      pending: () => new ProviderError(-32002),
      unknownMethod: (method) => new ProviderError(4200, `The method "${method}" does not exist or is not available.`),
    },
    findMethod(name) {
      if (name === '') throw invalid('a request needs a method')
      const method = core.offers(name) ? findMethod(name) : undefined
      return method && ((params) => method(core, listOf(params)))
    },
    change({ chainId }) {
      if (chainId !== undefined) core.store.set({ chainId })
    },
  })
  const { mood } = base
  const announcements = new Set<Announcement>()
  let chainIdField: string | null | undefined

  const provider: TestProvider = {
    ...(options.tellsLocked && { _metamask: { isUnlocked: async () => !core.store.get().locked } }),
    ...options.flags,
    request: async (request) =>
      base.request(typeof request?.method === 'string' ? request.method : '', request?.params),
    on(event, listener) {
      core.events.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      core.events.removeListener(event, listener)
      return provider
    },
    isConnected: () => mood.online && mood.plugged,
    get chainId() {
      return chainIdField === undefined ? numberToHex(core.chain().id) : chainIdField
    },
  }

  const control: EvmWalletControl = {
    ...base.control,
    goOffline() {
      base.control.goOffline()
      core.events.emit(
        'disconnect',
        Object.assign(new Error('The wallet is disconnected from all chains.'), { code: 4900 }),
      )
    },
    goOnline() {
      base.control.goOnline()
      core.events.emit('connect', { chainId: numberToHex(core.chain().id) })
    },
    selectChain: (chainId) => core.store.set({ chainId }),
    reannounce: (changes) => {
      for (const announcement of announcements) announcement.repeat(changes)
    },
    setAddressCase(addressCase) {
      core.addressCase = addressCase
    },
    setChainIdField(value) {
      chainIdField = value
    },
  }

  return {
    name,
    rdns,
    uuid,
    icon,
    accent,
    addresses: core.accounts.map(({ address }) => address),
    provider,
    control,
    announce(target, announceOptions) {
      const announcement = announceProvider(target, { uuid, name, icon, rdns }, provider, announceOptions)
      announcements.add(announcement)
      return base.undoable(() => {
        announcements.delete(announcement)
        announcement.stop()
      })
    },
    inject: (target, injectOptions) => base.undoable(injectProvider(target, provider, injectOptions)),
    syncTabs: base.syncTabs,
    watchPrompts: base.watchPrompts,
  }
}

function listOf(params: unknown): readonly unknown[] {
  return params === undefined ? [] : Array.isArray(params) ? params : [params]
}
