import type { CaipNetworkId, SIWXConfig, SIWXMessageInput, SIWXSession } from '@latchkey/common'

/** The sign-in of an app. Calls wait while the test holds them. */
export type ScriptedSiwx = SIWXConfig & {
  /** The calls, such as `getSessions eip155:1 0x…`. */
  readonly calls: string[]
  readonly sessions: SIWXSession[]
  /** From now on, only this function fails. Default: none. */
  fail(name?: SiwxFunction, how?: 'rejects' | 'hangs'): void
  /** From now on, returns the sessions of now until {@link SIWXConfig.forget}, like the client of a server. */
  cache(): void
  /** Reports a change of the sessions. */
  tell(): void
  /** Removes all sessions, as the end of a session at the server does. */
  expire(): void
}

type SiwxFunction = 'createMessage' | 'addSession' | 'revokeSession' | 'setSessions' | 'getSessions'

type Options = Pick<SIWXConfig, 'signOutOnDisconnect' | 'namespaces' | 'signMessage'> & {
  readonly isRequired?: boolean
  /** The sessions of an earlier visit. */
  readonly signedIn?: readonly { readonly address: string; readonly chainId: CaipNetworkId }[]
  /** Time that a message is valid, in ms since 1970. */
  readonly expirationTime?: () => number | undefined
  readonly issuedAt?: () => number
}

export function createScriptedSiwx({
  isRequired = true,
  signedIn = [],
  expirationTime,
  issuedAt,
  ...config
}: Options = {}): ScriptedSiwx {
  let nonce = 0
  let fault: { readonly name: SiwxFunction | undefined; readonly how: 'rejects' | 'hangs' } | undefined
  const listeners = new Set<() => void>()
  let cached: readonly SIWXSession[] | undefined
  const isOf = (chainId: CaipNetworkId, address: string) => (session: SIWXSession) =>
    session.data.chainId === chainId && session.data.accountAddress === address

  async function call(name: SiwxFunction, ...about: readonly string[]): Promise<void> {
    siwx.calls.push([name, ...about].join(' '))
    if (fault?.name !== name) return
    if (fault.how === 'rejects') throw new Error(`${name} failed.`)
    await new Promise(() => undefined)
  }

  function createMessage({ accountAddress, chainId }: SIWXMessageInput) {
    const expires = expirationTime?.()
    const data = {
      accountAddress,
      chainId,
      domain: 'app.example',
      uri: 'https://app.example',
      version: '1',
      nonce: `nonce${++nonce}`,
      ...(issuedAt ? { issuedAt: new Date(issuedAt()).toISOString() } : {}),
      ...(expires === undefined ? {} : { expirationTime: new Date(expires).toISOString() }),
    }
    return { ...data, toString: () => `${data.domain} ${chainId} ${accountAddress} ${data.nonce}` }
  }

  const siwx: ScriptedSiwx = {
    calls: [],
    fail(name, how = 'rejects') {
      fault = { name, how }
    },
    sessions: signedIn.map(({ address, chainId }) => {
      const data = createMessage({ accountAddress: address, chainId })
      return { data, message: `${data}`, signature: '0x' }
    }),
    ...config,
    getRequired: () => isRequired,
    async createMessage(input) {
      await call('createMessage', input.chainId, input.accountAddress)
      return createMessage(input)
    },
    async addSession(session) {
      await call('addSession', session.message)
      // As the scripted wallet signs.
      if (session.signature !== `0x${Buffer.from(session.message).toString('hex')}`) throw new Error('Bad signature.')
      siwx.sessions.push(session)
    },
    async revokeSession(chainId, address) {
      await call('revokeSession', chainId, address)
      const kept = siwx.sessions.filter((session) => !isOf(chainId, address)(session))
      siwx.sessions.splice(0, siwx.sessions.length, ...kept)
    },
    async setSessions(sessions) {
      await call('setSessions', `${sessions.length}`)
      siwx.sessions.splice(0, siwx.sessions.length, ...sessions)
    },
    async getSessions(chainId, address) {
      await call('getSessions', chainId, address)
      return (cached ?? siwx.sessions).filter(isOf(chainId, address))
    },
    cache() {
      cached = [...siwx.sessions]
    },
    forget() {
      cached = undefined
    },
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell() {
      for (const listener of listeners) listener()
    },
    expire() {
      siwx.sessions.length = 0
      siwx.tell()
    },
  }
  return siwx
}
