import { isJsonObject } from '../../../base/jsonObject.js'
import { createProviderEvents } from '../../../base/providerEvents.js'
import type { ProviderParts, ScriptedProvider } from '../bitcoinProvider.js'
import { planSatsConnectRequest } from './planSatsConnectRequest.js'
import { createSatsConnectReplies } from './satsConnectReplies.js'

/** The provider of sats-connect wallets: errors are part of the response, not rejections. */
export type SatsConnectProvider = {
  request(method: string, params?: unknown): Promise<unknown>
  addListener(listener: { readonly eventName: string; readonly cb: (event: unknown) => void }): () => void
}

/** An entry of `window.btc_providers`. */
export type SatsConnectEntry = {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly methods: readonly string[]
}

/** EIP-1193 codes with a different number in sats-connect. */
const codes: Readonly<Record<number, number>> = { 4001: -32000, 4100: -32002, 4200: -32601 }

export function createSatsConnectProvider({ core, call }: ProviderParts): ScriptedProvider<SatsConnectProvider> {
  const events = createProviderEvents()
  const replies = createSatsConnectReplies(core)
  const report = (event: string, value: unknown) => {
    for (const reported of core.reported(value)) events.emit(event, reported)
  }
  core.changes.watch((change) => {
    if (change === 'revoked') events.emit('disconnect', { type: 'disconnect' })
    else if (change === 'network' && core.isPermitted())
      report('networkChange', { type: 'networkChange', ...replies.network(), addresses: replies.addresses() })
    else if (change !== 'locked' && core.isPermitted())
      report('accountChange', { type: 'accountChange', addresses: replies.addresses() })
  })

  const provider: SatsConnectProvider = {
    async request(method, params) {
      const outcome = await call(method, params, () =>
        planSatsConnectRequest(core, replies, method, isJsonObject(params) ? params : {}),
      )
      const envelope = { jsonrpc: '2.0', id: 'sats-connect' }
      if (outcome.type === 'thrown') throw outcome.value
      if (outcome.type === 'scripted') return outcome.value
      if (outcome.type === 'done') return { ...envelope, result: outcome.value }
      const { code, message } = outcome.error
      return { ...envelope, error: { code: codes[code] ?? code, message, data: null } }
    },
    addListener({ eventName, cb }) {
      const own = (event: unknown) => cb(event)
      events.on(eventName, own)
      return () => events.removeListener(eventName, own)
    },
  }
  return { provider, listenerCount: () => events.count(), tell: events.emit }
}
