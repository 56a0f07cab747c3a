import type {
  CaipNetworkId,
  WalletConnectGrant,
  WalletConnectNews,
  WalletConnectRequest,
  WalletConnectWire,
} from '@latchkey/common'
import { walletConnectMethods } from '@latchkey/common'
import { encodeBase58 } from '../src/base58.js'
import { devnet, mainnet } from './createContext.js'
import { alice, bob, signature } from './scriptedWallet.js'

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

export const ids = { mainnet: mainnet.caipNetworkId, devnet: devnet.caipNetworkId }

/** Both networks and both accounts; bob comes first on devnet. */
export const granted: WalletConnectGrant = {
  ...walletConnectMethods.solana,
  accounts: [`${ids.mainnet}:${alice.address}`, `${ids.mainnet}:${bob.address}`, `${ids.devnet}:${bob.address}`],
  networkIds: [ids.mainnet, ids.devnet],
}

export function createScriptedWire(change: Partial<WalletConnectGrant> = {}): ScriptedWire {
  const listeners = new Set<(news: WalletConnectNews) => void>()
  const signed = () => ({ signature: encodeBase58(signature) })
  const wire: ScriptedWire = {
    namespace: 'solana',
    wallet: { name: 'Phone Wallet', icon: 'https://phone.example/icon.png', identifier: 'phone.example' },
    asked: [],
    answers: {
      solana_signMessage: signed,
      solana_signTransaction: signed,
      solana_signAndSendTransaction: signed,
      solana_requestAccounts: () => [{ pubkey: bob.address }],
    },
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

/** A session event of the wallet. */
export function event(name: string, data: unknown, networkId: CaipNetworkId = ids.mainnet): WalletConnectNews {
  return { type: 'event', name, data, networkId }
}
