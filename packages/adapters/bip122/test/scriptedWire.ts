import type { WalletConnectGrant, WalletConnectNews, WalletConnectRequest, WalletConnectWire } from '@latchkey/common'

export const mainnetId = 'bip122:000000000019d6689c085ae165831e93'
export const testnetId = 'bip122:000000000933ea01ad0ee984209779ba'
export const payment = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
export const ordinal = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
export const change = '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'
export const other = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
export const testPayment = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
export const publicKey = `02${'ab'.repeat(32)}`
export const txid = 'f007551f169722ce74104d6673bd46ce193c624b8550889526d1b93820d725f7'

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
  methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  events: ['bip122_addressesChanged'],
  accounts: [`${mainnetId}:${payment}`, `${testnetId}:${testPayment}`],
  networkIds: [mainnetId, testnetId],
}

export function createScriptedWire(part: Partial<WalletConnectGrant> = {}): ScriptedWire {
  const listeners = new Set<(news: WalletConnectNews) => void>()
  const wire: ScriptedWire = {
    namespace: 'bip122',
    wallet: { name: 'Phone Wallet', icon: 'https://phone.example/icon.png', identifier: 'phone.example' },
    asked: [],
    answers: {
      getAccountAddresses: () => [
        { address: ordinal, intention: 'ordinal', path: "m/86'/0'/0'/0/0" },
        { address: payment, intention: 'payment', path: "m/84'/0'/0'/0/0", publicKey },
        { address: change, path: "m/49'/0'/0'/1/3" },
      ],
      sendTransfer: () => ({ txid }),
    },
    grant: { ...granted, ...part },
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
