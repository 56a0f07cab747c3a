import type { ChainNamespace } from '@latchkey/common'
import { Core } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'
import type { ICore } from '@walletconnect/types'
import { accountOf } from './accountOf.fixture.js'

type Sign = Awaited<ReturnType<typeof SignClient.init>>
type Namespaces = Record<string, { accounts: string[]; methods: string[]; events: string[] }>

/** A wallet on a phone: the library's own client with scripted approvals. */
export type Phone = {
  readonly sign: Sign
  /** Pairs with the URI of a QR code. */
  scan(uri: string): Promise<void>
  /** Sets the response to proposals. Default: approves everything, with one account per chain. */
  approveWith(namespaces: ((asked: Asked) => Namespaces) | 'reject' | 'ignore'): void
  /** Sets the result of requests. Default: echoes the request. */
  answerWith(answer: (method: string, params: unknown) => unknown): void
  /** Delays responses: `seen` resolves with the first request, `answer` sends the responses. */
  holdAnswer(): { readonly seen: Promise<void>; answer(value: unknown): void }
  readonly deleted: readonly string[]
  /** Reconnects immediately after the relay was down, instead of after some seconds. */
  reconnect(): Promise<void>
  close(): Promise<void>
}
export type Asked = Readonly<Record<string, { chains?: string[]; methods: string[]; events: string[] }>>

/** Returns a grant of everything requested. */
export function everything(asked: Asked): Namespaces {
  return Object.fromEntries(
    Object.entries(asked).map(([namespace, { chains = [], methods, events }]) => [
      namespace,
      { methods, events, accounts: chains.map((chain) => `${chain}:${accountOf[namespace as ChainNamespace]}`) },
    ]),
  )
}

/** Starts a {@link Phone} at a relay. */
export async function startPhone(relayUrl: string): Promise<Phone> {
  const items = new Map<string, unknown>()
  const core = new Core({
    relayUrl,
    projectId: 'local',
    logger: 'silent',
    telemetryEnabled: false,
    customStoragePrefix: `phone${Math.random()}`,
    storage: {
      getKeys: async () => [...items.keys()],
      getEntries: async <T>() => [...items] as [string, T][],
      getItem: async <T>(key: string) => items.get(key) as T | undefined,
      setItem: async (key, value) => void items.set(key, value),
      removeItem: async (key) => void items.delete(key),
    },
  })
  core.eventClient.init = async () => undefined
  core.verify.register = async () => undefined
  Object.assign(core.verify, { resolve: async () => undefined })
  const sign = await SignClient.init({
    core: core as ICore,
    logger: 'silent',
    // The library's queue pauses for a second between requests, and an unanswered request blocks it.
    signConfig: { disableRequestQueue: true },
    metadata: {
      name: 'Phone\u202e',
      description: 'p',
      url: 'https://phone.example',
      icons: ['data:image/png;base64,AAAA'],
    },
  })
  let approve: Parameters<Phone['approveWith']>[0] = everything
  let answer: (method: string, params: unknown) => unknown = (method, params) => ({ method, params })
  const deleted: string[] = []
  let isClosed = false
  /** After a dropped connection the library rejects a call only after a minute, when the phone may be closed. */
  const unlessClosed = (error: unknown) => {
    if (!isClosed) throw error
  }
  sign.on('session_proposal', async ({ id, params }) => {
    if (approve === 'ignore') return
    if (approve === 'reject')
      return sign.reject({ id, reason: { code: 5000, message: 'User rejected.' } }).catch(unlessClosed)
    await sign
      .approve({ id, namespaces: approve(params.optionalNamespaces) })
      .then(({ acknowledged }) => acknowledged())
      .catch(unlessClosed)
  })
  sign.on('session_request', async ({ id, topic, params }) => {
    let response: Parameters<typeof sign.respond>[0]['response']
    try {
      response = { id, jsonrpc: '2.0', result: await answer(params.request.method, params.request.params) }
    } catch (error) {
      response = { id, jsonrpc: '2.0', error: error as { code: number; message: string } }
    }
    await sign.respond({ topic, response }).catch(unlessClosed)
  })
  sign.on('session_delete', ({ topic }) => void deleted.push(topic))
  return {
    sign,
    scan: async (uri) => void (await sign.pair({ uri })),
    approveWith(next) {
      approve = next
    },
    answerWith(next) {
      answer = next
    },
    holdAnswer() {
      let show: () => void = () => undefined
      let give: (value: unknown) => void = () => undefined
      const seen = new Promise<void>((resolve) => {
        show = resolve
      })
      const given = new Promise<unknown>((resolve) => {
        give = resolve
      })
      answer = () => {
        show()
        return given
      }
      return { seen, answer: give }
    },
    deleted,
    async reconnect() {
      // The phone may not have noticed that its connection is dead, or may already be reconnecting.
      const { provider: before } = core.relayer
      const isConnecting = Reflect.get(core.relayer, 'connectionAttemptInProgress') === true
      core.relayer.restartTransport().catch(() => undefined)
      while (!core.relayer.connected || (!isConnecting && core.relayer.provider === before))
        await new Promise((resolve) => setTimeout(resolve, 10))
    },
    async close() {
      isClosed = true
      core.heartbeat.stop()
      await core.relayer.transportClose()
    },
  }
}
