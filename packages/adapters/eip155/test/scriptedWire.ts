import type { WalletConnectGrant, WalletConnectNews, WalletConnectRequest, WalletConnectWire } from '@latchkey/common'
import { alice, bob, hash, signature } from './scriptedWallet.js'

/** A wire whose other end answers by script and keeps what it was asked. It signs nothing. */
export type ScriptedWire = WalletConnectWire & {
  readonly asked: WalletConnectRequest[]
  readonly answers: Record<string, (request: WalletConnectRequest) => unknown>
  grant: WalletConnectGrant
  hasLeft: boolean
  tell(news: WalletConnectNews): void
  listenerCount(): number
}

export const granted: WalletConnectGrant = {
  methods: [
    'personal_sign',
    'eth_sendTransaction',
    'eth_signTypedData_v4',
    'wallet_sendCalls',
    'wallet_getCallsStatus',
    'wallet_getCapabilities',
  ],
  events: ['accountsChanged', 'chainChanged'],
  accounts: [`eip155:1:${alice.toLowerCase()}`, `eip155:1:${bob}`, `eip155:137:${bob}`, `eip155:137:${alice}`],
  networkIds: ['eip155:1', 'eip155:137', 'eip155:10'],
}

export function createScriptedWire(change: Partial<WalletConnectGrant> = {}): ScriptedWire {
  const listeners = new Set<(news: WalletConnectNews) => void>()
  const wire: ScriptedWire = {
    namespace: 'eip155',
    wallet: { name: 'Phone Wallet', icon: 'https://phone.example/icon.png', identifier: 'phone.example' },
    asked: [],
    answers: {
      personal_sign: () => signature,
      eth_signTypedData_v4: () => signature,
      eth_sendTransaction: () => hash,
      wallet_sendCalls: () => ({ id: '0x1' }),
      wallet_getCapabilities: () => ({ '0x1': { atomic: { status: 'supported' } } }),
    },
    grant: { ...granted, ...change },
    hasLeft: false,
    granted: () => wire.grant,
    async request(request) {
      wire.asked.push(request)
      return wire.answers[request.method]?.(request)
    },
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async leave() {
      wire.hasLeft = true
    },
    tell(news) {
      for (const listener of [...listeners]) listener(news)
    },
    listenerCount: () => listeners.size,
  }
  return wire
}
