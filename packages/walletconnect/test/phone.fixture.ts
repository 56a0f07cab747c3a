import type { ChainNamespace } from '@latchkey/common'
import { Core } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'
import type { ICore } from '@walletconnect/types'
import { accountOf } from './accountOf.fixture.js'

type Sign = Awaited<ReturnType<typeof SignClient.init>>
type Namespaces = Record<string, { accounts: string[]; methods: string[]; events: string[] }>

/** A wallet on a phone: the protocol's own client, which approves what it is told to. */
export type Phone = {
  readonly sign: Sign
  /** What became of the last code it scanned. */
  scan(uri: string): Promise<void>
  /** Approves the proposals that come; by default everything that is asked for, with one account a chain. */
  approveWith(namespaces: ((asked: Asked) => Namespaces) | 'reject' | 'ignore'): void
  /** Answers requests; by default with what was asked. */
  answerWith(answer: (method: string, params: unknown) => unknown): void
  /** Lets the next requests wait: `seen` settles with the first, `answer` answers them. */
  holdAnswer(): { readonly seen: Promise<void>; answer(value: unknown): void }
  readonly deleted: readonly string[]
  /** Connects at once after the relay was away; by itself it takes some seconds. */
  reconnect(): Promise<void>
  close(): Promise<void>
}
export type Asked = Readonly<Record<string, { chains?: string[]; methods: string[]; events: string[] }>>

/** Everything that is asked for. */
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
    // Between two requests it would rest for a second, and one that is never answered would hold up the others.
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
  /** The client waits a minute for what a cut line swallowed, and then rejects; a phone that is off does not care. */
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
      // It may not have seen yet that its line is dead. Where it is connecting already it does nothing more.
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
