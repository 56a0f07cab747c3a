import type { WalletConnectGrant, WalletConnectNews, WalletConnectRequest, WalletConnectWire } from '@latchkey/common'
import { walletConnectMethods } from '@latchkey/common'

/** A wire whose other end answers by script and keeps what it was asked. It signs nothing. */
export type ScriptedWire = WalletConnectWire & {
  readonly asked: WalletConnectRequest[]
  readonly answers: Record<string, (request: WalletConnectRequest) => unknown>
  grant: WalletConnectGrant
  leaveCount: number
  tell(news: WalletConnectNews): void
  /** Changes what is granted and tells of it. */
  update(change: Partial<WalletConnectGrant>): void
  listenerCount(): number
}

/** Alice and Bob as Polkadot (0) and Kusama (2) write them. */
export const alice = {
  dot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  ksm: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
}
export const bob = {
  dot: '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3',
  ksm: 'FoQJpPyadYccjavVdTWxpxU7rUEaYhfLCPwXgkfD6Zat9QP',
}
/** The first two networks of the tests. */
export const ids = { dot: `polkadot:${'a1'.repeat(16)}`, ksm: `polkadot:${'b2'.repeat(16)}` } as const

export const granted: WalletConnectGrant = {
  ...walletConnectMethods.polkadot,
  accounts: [`${ids.dot}:${alice.dot}`, `${ids.dot}:${bob.dot}`, `${ids.ksm}:${bob.ksm}`, `${ids.ksm}:${alice.ksm}`],
  networkIds: [ids.dot, ids.ksm],
}

export function createScriptedWire(change: Partial<WalletConnectGrant> = {}): ScriptedWire {
  const listeners = new Set<(news: WalletConnectNews) => void>()
  const signed = () => ({ id: 7, signature: `0x01${'11'.repeat(64)}` })
  const wire: ScriptedWire = {
    namespace: 'polkadot',
    wallet: { name: 'Phone Wallet', icon: 'https://phone.example/icon.png', identifier: 'phone.example' },
    asked: [],
    answers: { polkadot_signMessage: signed, polkadot_signTransaction: signed },
    grant: { ...granted, ...change },
    leaveCount: 0,
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
      wire.leaveCount++
    },
    tell(news) {
      for (const listener of [...listeners]) listener(news)
    },
    update(next) {
      wire.grant = { ...wire.grant, ...next }
      wire.tell({ type: 'updated' })
    },
    listenerCount: () => listeners.size,
  }
  return wire
}
