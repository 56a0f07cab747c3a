import type { CaipNetworkId, KeyValueStorage, SIWXConfig } from '@latchkey/common'
import { createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test, vi } from 'vitest'
import { createTestCore, type TestCore } from '../../test/createTestCore.js'
import { createFakePage, tellStorage } from '../../test/fakePage.js'
import { outcome } from '../../test/outcome.js'
import { createScriptedSiwx } from '../../test/scriptedSiwx.js'
import { alice, createScriptedWallet } from '../../test/scriptedWallet.js'
import { joinTabs } from '../../test/tabs.js'
import { markSubject } from './watchOtherTabs.js'

const connectorId = 'com.example.wallet'
const onMainnet = { address: alice, chainId: 'eip155:1' } as const

async function rest(): Promise<void> {
  await settle()
  await vi.dynamicImportSettled()
  await settle()
}

const status = ({ core }: Pick<TestCore, 'core'>) => core.signIn.get('eip155')?.status
const shown = ({ core }: Pick<TestCore, 'core'>) => (core.modal.state.open ? core.router.state.view : 'closed')

type Tab = Pick<NonNullable<Parameters<typeof createTestCore>[0]>, 'storage' | 'page'> & {
  readonly siwx: SIWXConfig
  /** The storage of this tab. What it writes reaches the other tab as a storage event. */
  readonly view: KeyValueStorage | undefined
}

function openTab({ siwx, view, ...page }: Tab): TestCore {
  const wallet = createScriptedWallet({ answers: 'approve' })
  return createTestCore({ wallet, options: { siwx }, ...page, ...(view ? { view } : {}) })
}

/** One wallet extension, and one sign-in, serve both tabs. */
async function createTabs(options: Parameters<typeof createScriptedSiwx>[0] = {}) {
  const storage = createFakeStorage()
  const pages = [createFakePage(), createFakePage()] as const
  const views = joinTabs(storage, pages)
  const siwx = createScriptedSiwx(options)
  const [first, second] = pages.map((page, index) => openTab({ siwx, storage, page, view: views[index]?.storage }))
  if (!first || !second) throw new Error('There are two tabs.')
  const connecting = outcome(first.core.connect({ connectorId }))
  await rest()
  if (options.isRequired !== false) await first.core.signIn.sign('eip155')
  expect(await connecting).toBe(alice)
  await rest()
  return { first, second, pages, siwx, storage, views }
}

async function move({ wallet }: TestCore, networkId: CaipNetworkId): Promise<void> {
  wallet.networkId = networkId
  wallet.emit({ type: 'networkChanged', networkId })
  await rest()
}

/** Holds the answers to a function of the app from now on. `release` ends the oldest one, or the given one. */
function hold<K extends 'createMessage' | 'getSessions'>(siwx: SIWXConfig, name: K) {
  const original = siwx[name]
  const held: { settle(): void; fail(): void }[] = []
  const function_ = async (...args: Parameters<SIWXConfig[K]>) => {
    const answer = await Reflect.apply(original, siwx, args)
    await new Promise<void>((resolve, reject) => {
      held.push({ settle: resolve, fail: () => reject(new Error('offline')) })
    })
    return answer
  }
  Object.assign(siwx, { [name]: function_ })
  return { held, end: () => void Object.assign(siwx, { [name]: original }) }
}

describe('FI15: a report of another tab', () => {
  test('shows before the app responds, and is not stored', async () => {
    const { first, second, siwx, storage } = await createTabs({ isRequired: false })
    siwx.fail('getSessions', 'hangs')
    await first.core.signIn.sign('eip155')
    await settle()
    expect(second.core.signIn.get('eip155')).toMatchObject({
      status: 'signedIn',
      session: { data: { accountAddress: alice }, message: '' },
    })
    await first.core.signIn.signOut('eip155')
    await settle()
    expect(status(second)).toBe('signedOut')
    expect([...storage.values.keys()].filter((key) => /sign-in/.test(key))).toEqual([])
  })

  test('R68: is dropped if the app has no session, and ignored if it is invalid', async () => {
    const { second, pages, siwx } = await createTabs({ isRequired: false })
    const tell = (d: unknown) => tellStorage(pages[1], '@latchkey/sign-in-change', JSON.stringify({ v: 1, d }))
    siwx.calls.length = 0
    tellStorage(pages[1], '@latchkey/sign-in-change', '{')
    for (const invalid of [{ isSignedIn: true }, { isSignedIn: 1, marks: [] }, { isSignedIn: true, marks: [1] }])
      tell(invalid)
    await settle()
    expect([status(second), siwx.calls]).toEqual(['signedOut', []])
    tell({ isSignedIn: true, marks: [markSubject(onMainnet)] })
    expect(status(second)).toBe('signedIn')
    await rest()
    expect(status(second)).toBe('signedOut')
  })

  test('is confirmed a minute later if the app does not respond at first', async () => {
    const { first, second, siwx } = await createTabs({ isRequired: false })
    siwx.fail('getSessions')
    await first.core.signIn.sign('eip155')
    await rest()
    expect(second.core.signIn.get('eip155')).toMatchObject({ status: 'signedIn', session: { signature: '' } })
    siwx.fail()
    await second.clock.advance(60_000)
    await rest()
    expect(second.core.signIn.get('eip155')).toMatchObject({ session: { signature: expect.stringMatching(/^0x/) } })
  })

  test('is dropped later if the app had not responded, and then has no session', async () => {
    const { first, second, siwx } = await createTabs({ isRequired: false })
    siwx.fail('getSessions')
    await first.core.signIn.sign('eip155')
    await rest()
    siwx.fail()
    siwx.sessions.length = 0
    siwx.tell()
    await rest()
    expect(status(second)).toBe('signedOut')
  })

  test('does not resolve signIn() before the app confirms it', async () => {
    const { first, second, pages } = await createTabs({ isRequired: false })
    const show = () =>
      second.core.signIn.show('eip155').then(
        ({ message }) => message,
        ({ code }) => code,
      )
    const denied = show()
    await rest()
    const report = { v: 1, d: { isSignedIn: true, marks: [markSubject(onMainnet)] } }
    tellStorage(pages[1], '@latchkey/sign-in-change', JSON.stringify(report))
    await rest()
    expect([await denied, status(second)]).toEqual(['MODAL_CLOSED', 'signedOut'])
    const confirmed = show()
    await rest()
    const { message } = await first.core.signIn.sign('eip155')
    expect(await confirmed).toBe(message)
  })

  test('connects a restored wallet that has to sign in, before the app responds', async () => {
    const { first, second, siwx, storage, pages, views } = await createTabs()
    second.core.destroy()
    siwx.sessions.length = 0
    siwx.tell()
    await rest()
    const third = openTab({ siwx, storage, page: pages[1], view: views[1]?.storage })
    await rest()
    expect(third.core.accounts.get('eip155')).toMatchObject({ status: 'connecting', isRestore: true })
    siwx.fail('getSessions', 'hangs')
    await first.core.signIn.sign('eip155')
    await settle()
    expect(third.core.accounts.get('eip155').status).toBe('connected')
    expect(status(third)).toBe('signedIn')
  })

  test('is kept when a nonce arrives that this tab requested before', async () => {
    const { first, second, siwx } = await createTabs()
    await move(first, 'eip155:8453')
    const { held, end } = hold(siwx, 'createMessage')
    await move(second, 'eip155:8453')
    end()
    expect([status(first), status(second)]).toEqual(['signedOut', 'checking'])
    await first.core.signIn.sign('eip155')
    await rest()
    held[0]?.settle()
    await rest()
    expect([status(second), shown(second)]).toEqual(['signedIn', 'closed'])
  })

  test('is kept when an earlier request of this tab fails', async () => {
    const { first, second, siwx } = await createTabs({ isRequired: false })
    await move(first, 'eip155:8453')
    const { held, end } = hold(siwx, 'getSessions')
    await move(second, 'eip155:8453')
    end()
    await first.core.signIn.sign('eip155')
    await rest()
    held[0]?.fail()
    await rest()
    expect(status(second)).toBe('signedIn')
  })

  test('is not changed by an older response that arrives later', async () => {
    const { first, second, siwx } = await createTabs({ isRequired: false })
    await first.core.signIn.sign('eip155')
    await rest()
    const { held, end } = hold(siwx, 'getSessions')
    await first.core.signIn.signOut('eip155')
    await rest()
    await first.core.signIn.sign('eip155')
    await rest()
    end()
    for (const answer of held.toReversed()) {
      answer.settle()
      await rest()
    }
    expect(status(second)).toBe('signedIn')
  })
})

test.each(['this tab', 'another tab'])(
  'R78: a sign-in of %s after Cancel keeps the wallet, although it does not switch back',
  async (who) => {
    const { first, second, siwx } = await createTabs()
    for (const tab of [first, second]) await move(tab, 'eip155:8453')
    second.wallet.answers = 'wait'
    void second.core.signIn.cancel('eip155')
    await rest()
    const signer = who === 'this tab' ? second : first
    second.wallet.answers = 'approve'
    await signer.core.signIn.sign('eip155')
    await rest()
    second.wallet.requests.find(({ kind }) => kind === 'switch')?.reject()
    await rest()
    expect([status(first), status(second)]).toEqual(['signedIn', 'signedIn'])
    expect(siwx.sessions).toHaveLength(2)
  },
)
