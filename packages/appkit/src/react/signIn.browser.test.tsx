import { createError, type SIWXConfig, type SIWXSession, signInErrors } from '@latchkey/common'
import { createFakeStorage } from '@latchkey/testing'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFourKit } from '../../test/createFourKit.js'
import { createTestKit } from '../../test/createTestKit.js'
import { AppKitButton, useAppKitAccount, useAppKitSIWX, useAppKitState } from '../exports/react.js'

const end: (() => void)[] = []
afterEach(() => {
  for (const stop of end.splice(0).reverse()) stop()
})

/** The first poll is slow, because Vite compiles the code on first request. */
const poll = (read: () => unknown) => expect.poll(read)

/** The sign-in of an app, which keeps its sessions in memory and accepts every signature. */
function createSignInApp(isRequired: boolean, sessions: SIWXSession[] = []): SIWXConfig {
  const isOf = (chainId: string, address: string) => (session: SIWXSession) =>
    session.data.chainId === chainId && session.data.accountAddress === address
  return {
    getRequired: () => isRequired,
    async createMessage({ accountAddress, chainId }) {
      const data = {
        accountAddress,
        chainId,
        domain: 'app.example',
        uri: 'https://app.example',
        version: '1',
        nonce: 'nonce1',
      }
      return { ...data, toString: () => `app.example ${chainId} ${accountAddress} nonce1` }
    },
    async addSession(session) {
      sessions.push(session)
    },
    async revokeSession(chainId, address) {
      const kept = sessions.filter((session) => !isOf(chainId, address)(session))
      sessions.splice(0, sessions.length, ...kept)
    },
    async setSessions(next) {
      sessions.splice(0, sessions.length, ...next)
    },
    getSessions: async (chainId, address) => sessions.filter(isOf(chainId, address)),
  }
}

function useValues() {
  return { siwx: useAppKitSIWX(), account: useAppKitAccount(), state: useAppKitState() }
}

type Values = ReturnType<typeof useValues>

function Reader({ onRender }: { readonly onRender: (values: Values) => void }) {
  onRender(useValues())
  return null
}

/** A page whose wallets sign in, with the values of its hooks. */
function visit(siwx: SIWXConfig, storage = createFakeStorage()) {
  const world = createTestKit({ siwx }, storage)
  end.push(world.end)
  const values: { current?: Values } = {}
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  end.push(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <>
      <Reader
        onRender={(now) => {
          values.current = now
        }}
      />
      <AppKitButton />
    </>,
  )
  const label = () => place.querySelector('appkit-button')?.shadowRoot?.textContent ?? ''
  return { ...world, values, label }
}

const view = ({ kit }: Pick<ReturnType<typeof visit>, 'kit'>) => kit.isOpen() && kit.core?.router.state.view

describe('signIn()', () => {
  test('opens the view for a connected wallet, and resolves with the session', async () => {
    const world = visit(createSignInApp(false))
    await world.connect()
    await poll(() => world.values.current?.siwx.status).toBe('signedOut')
    const signing = world.values.current?.siwx.signIn()
    await poll(() => view(world)).toBe('SIWXSignMessage')
    await world.kit.core?.signIn.sign('eip155')
    const session = await signing
    expect(session?.message).toContain('nonce1')
    await poll(() => world.values.current?.siwx).toMatchObject({ isSignedIn: true, status: 'signedIn', session })
    expect(await world.kit.signIn()).toBe(session)
  })

  test('rejects when the visitor closes the modal', async () => {
    const world = visit(createSignInApp(false))
    await world.connect()
    // The view that the connection offers. It would be mistaken for that of the call.
    await poll(() => view(world)).toBe('SIWXSignMessage')
    await world.kit.close()
    const signing = world.kit.signIn().then(
      () => 'resolved',
      ({ code }: { code?: string }) => code,
    )
    await poll(() => view(world)).toBe('SIWXSignMessage')
    await world.kit.close()
    expect(await signing).toBe('MODAL_CLOSED')
  })

  test('the hook has the code of a failed attempt until the next one', async () => {
    const app = createSignInApp(false)
    const refuse = vi.fn(app.addSession).mockRejectedValueOnce(createError(signInErrors.SIGN_IN_REFUSED))
    const world = visit({ ...app, addSession: refuse })
    await world.connect()
    await poll(() => world.values.current?.siwx.status).toBe('signedOut')
    expect(world.values.current?.siwx.code).toBeUndefined()
    await world.kit.core?.signIn.sign('eip155').catch(() => undefined)
    await poll(() => world.values.current?.siwx.code).toBe('SIGN_IN_REFUSED')
    await world.kit.core?.signIn.sign('eip155')
    await poll(() => world.values.current?.siwx).toMatchObject({ isSignedIn: true, code: undefined })
  })

  test('asks the wallet that signs in, although another namespace is active', async () => {
    const world = createFourKit({ siwx: { ...createSignInApp(false), namespaces: ['eip155'] } })
    end.push(world.end)
    const { kit } = world
    await world.connect('eip155')
    await world.connect('solana')
    await kit.close()
    expect(kit.getActiveChainNamespace()).toBe('solana')
    const signing = kit.signIn()
    await poll(() => view(world)).toBe('SIWXSignMessage')
    await kit.core?.signIn.sign('eip155')
    expect((await signing).data.chainId).toMatch(/^eip155:/)
    await kit.signOut()
    expect(kit.core?.signIn.get('eip155')?.status).toBe('signedOut')
  })

  test('signOut() ends the session, and keeps the wallet of an optional sign-in', async () => {
    const world = visit(createSignInApp(false))
    await world.connect()
    const signing = world.kit.signIn()
    await poll(() => view(world)).toBe('SIWXSignMessage')
    await world.kit.core?.signIn.sign('eip155')
    await signing
    await world.values.current?.siwx.signOut()
    await poll(() => world.values.current?.siwx).toMatchObject({ isSignedIn: false, status: 'signedOut' })
    expect(world.kit.getIsConnectedState()).toBe(true)
  })
})

test('a restored wallet that has to sign in does not keep the page waiting', async () => {
  const storage = createFakeStorage()
  const first = createTestKit({}, storage)
  end.push(first.end)
  await first.connect()
  first.end()
  const world = visit(createSignInApp(true), storage)
  await world.wallet.provider.request({ method: 'eth_requestAccounts' })
  await poll(() => world.values.current?.siwx.status).toBe('signedOut')
  await poll(() => world.label()).toContain('Sign in')
  await poll(() => world.values.current?.state.initialized).toBe(true)
  expect(world.values.current?.account.status).toBe('connecting')
  expect(world.kit.isOpen()).toBe(false)
  await world.kit.open()
  await poll(() => view(world)).toBe('SIWXSignMessage')
  await world.kit.core?.signIn.sign('eip155')
  await poll(() => world.values.current?.account.isConnected).toBe(true)
})
