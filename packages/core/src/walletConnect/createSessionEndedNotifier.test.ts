import { type ChainNamespace, type Connector, createError, walletConnectErrors } from '@latchkey/common'
import { createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { mainnet, solana } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedWallet } from '../../test/scriptedWallet.js'
import { createStorage } from '../storage/createStorage.js'
import { createSessionEndedNotifier } from './createSessionEndedNotifier.js'

const ended = 'The wallet ended the connection.'
const keyOf = (namespace: ChainNamespace) => `@latchkey/connections/${namespace}`
const stored = (...namespaces: readonly ChainNamespace[]) =>
  createFakeStorage({
    items: Object.fromEntries(
      namespaces.map((namespace) => [
        keyOf(namespace),
        JSON.stringify({ v: 1, d: [{ connectorId: 'walletConnect' }] }),
      ]),
    ),
  })

/** A page that follows WalletConnect sessions as they open. */
function visit({ storage = createFakeStorage(), isOver = false } = {}) {
  const chains = ['eip155', 'solana'] as const
  const wallets = chains.map((chain) =>
    createScriptedWallet({ id: 'walletConnect', type: 'WALLET_CONNECT', chain, answers: 'approve' }),
  )
  const follow = <T extends Connector>(connector: T): T => ({
    ...connector,
    async connect(request) {
      const session = await connector.connect(request)
      notifier.follow(session)
      return session
    },
    restore: () =>
      isOver
        ? Promise.reject(createError(walletConnectErrors.WALLET_SESSION_ENDED))
        : Promise.reject(new Error('It is locked.')),
  })
  const adapters = wallets.map((wallet, index) =>
    createScriptedAdapter([{ ...wallet, connector: follow(wallet.connector) }], chains[index] ?? 'eip155'),
  )
  const world = createTestCore({ storage, options: { networks: [mainnet, solana], adapters } })
  const { core, logger } = world
  const lifetime = new AbortController()
  const notifier = createSessionEndedNotifier({
    ...core,
    storage: createStorage({ port: storage, prefix: '@latchkey', logger }),
    lifetime: lifetime.signal,
  })
  const snackbar = () => (core.snackbar.state.open ? core.snackbar.state.message : undefined)
  return { ...world, wallets, notifier, lifetime, snackbar }
}

async function open({ core }: ReturnType<typeof visit>): Promise<void> {
  core.modal.open()
  await settle()
}

describe('FI3: a WalletConnect wallet that ended its session', () => {
  test('is reported once, when the modal opens next, and not before', async () => {
    const page = visit()
    await page.core.connect({ connectorId: 'walletConnect', namespace: 'eip155' })
    page.wallets[0]?.emit({ type: 'disconnected', reason: 'wallet' })
    await settle()
    expect(page.core.accounts.get('eip155')).toEqual({ status: 'disconnected' })
    expect([page.snackbar(), page.core.modal.state.open]).toEqual([undefined, false])
    await open(page)
    expect(page.snackbar()).toBe(ended)
    page.core.close()
    await page.clock.advance(10_000)
    await open(page)
    expect(page.snackbar()).toBeUndefined()
  })

  test("stays while the modal's code loads, and disappears when the modal closes", async () => {
    const page = visit()
    await page.core.connect({ connectorId: 'walletConnect', namespace: 'eip155' })
    page.wallets[0]?.emit({ type: 'disconnected', reason: 'wallet' })
    await settle()
    await open(page)
    await page.clock.advance(9_900)
    expect(page.snackbar()).toBe(ended)
    page.core.close()
    await settle()
    expect(page.snackbar()).toBeUndefined()
    await open(page)
    expect(page.snackbar()).toBeUndefined()
  })

  test('is reported after the view of the ended session has closed', async () => {
    const page = visit()
    await page.core.connect({ connectorId: 'walletConnect', namespace: 'eip155' })
    await open(page)
    page.wallets[0]?.emit({ type: 'disconnected', reason: 'wallet' })
    await settle()
    expect([page.core.modal.state.open, page.snackbar()]).toEqual([false, undefined])
    await open(page)
    expect(page.snackbar()).toBe(ended)
  })

  test('is reported once for all namespaces when the page becomes visible again, without leaving data', async () => {
    const page = visit({ storage: stored('eip155', 'solana'), isOver: true })
    await page.core.ready
    await settle()
    for (const namespace of ['eip155', 'solana'] as const) {
      expect(page.core.accounts.get(namespace)).toMatchObject({ status: 'disconnected' })
      expect(page.storage.getItem(keyOf(namespace))).toBeNull()
    }
    await open(page)
    expect(page.snackbar()).toBe(ended)
    await page.clock.advance(10_000)
    page.core.close()
    await open(page)
    expect(page.snackbar()).toBeUndefined()
  })

  test('leaves the connections of other wallets unchanged', async () => {
    const page = visit()
    for (const namespace of ['eip155', 'solana'] as const)
      await page.core.connect({ connectorId: 'walletConnect', namespace })
    page.wallets[0]?.emit({ type: 'disconnected', reason: 'wallet' })
    await open(page)
    expect(page.snackbar()).toBe(ended)
    expect(page.core.accounts.get('solana').status).toBe('connected')
    expect(page.storage.getItem(keyOf('solana'))).not.toBeNull()
  })
})

describe('FI3: reports no ended session', () => {
  test.each<[string, (page: ReturnType<typeof visit>) => Promise<void> | void]>([
    ['if the visitor disconnects', ({ core }) => core.disconnect()],
    ['if the wallet locks', ({ wallets }) => wallets[0]?.emit({ type: 'disconnected', reason: 'locked' })],
    [
      'if another tab disconnects',
      ({ wallets, storage }) => {
        storage.removeItem(keyOf('eip155'))
        wallets[0]?.emit({ type: 'disconnected', reason: 'wallet' })
      },
    ],
    [
      'once another wallet is connected',
      ({ wallets, notifier }) => {
        wallets[0]?.emit({ type: 'disconnected', reason: 'wallet' })
        notifier.forget()
      },
    ],
    [
      'after the instance is destroyed',
      ({ wallets, lifetime }) => {
        wallets[0]?.emit({ type: 'disconnected', reason: 'wallet' })
        lifetime.abort()
      },
    ],
  ])('%s', async (_title, end) => {
    const page = visit()
    await page.core.connect({ connectorId: 'walletConnect', namespace: 'eip155' })
    await end(page)
    await open(page)
    expect(page.snackbar()).toBeUndefined()
  })

  test('if the session cannot be restored for another reason', async () => {
    const page = visit({ storage: stored('eip155') })
    await page.core.ready
    await open(page)
    expect(page.snackbar()).toBeUndefined()
  })
})
