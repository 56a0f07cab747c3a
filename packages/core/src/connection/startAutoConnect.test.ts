import { createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { createFakePage } from '../../test/fakePage.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedWallet, type ScriptedWallet } from '../../test/scriptedWallet.js'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const autoConnect = 'wallet-browser'

/** A visit of a phone: its pages share the session storage. */
function createVisit({ userAgent = phone, isBlocked = false } = {}) {
  const values = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  const storage = createFakeStorage()
  return async (wallet: ScriptedWallet, options: object = { autoConnect }, offersHost = false) => {
    const page = createFakePage()
    Object.assign(page, { navigator: { userAgent }, parent: page })
    if (offersHost) Object.assign(page, { parent: new EventTarget() })
    Object.defineProperty(page, 'sessionStorage', {
      get() {
        if (isBlocked) throw new Error('blocked')
        return sessionStorage
      },
    })
    const adapter = { ...createScriptedAdapter([wallet]), ...(offersHost ? { offersHost } : {}) }
    const made = createTestCore({ wallet, page, storage, adapter, options })
    await made.core.ready
    await settle()
    return made
  }
}

const walletWith = (change: Parameters<typeof createScriptedWallet>[0] = {}) =>
  createScriptedWallet({ restorePrompt: () => 'never', ...change })
const kinds = ({ questions }: ScriptedWallet) => questions.map(({ kind }) => kind)

describe("R345: in a wallet's browser", () => {
  test('connects silently if the wallet still shares an account', async () => {
    const wallet = walletWith({ answers: 'approve' })
    const { core } = await createVisit()(wallet)
    expect(core.accounts.getConnected('eip155')?.wallet.name).toBe(wallet.connector.name)
    expect(kinds(wallet)).toEqual(['restore'])
    expect(core.modal.state.open).toBe(false)
  })

  test('asks if the wallet shares none, and only once per visit', async () => {
    const open = createVisit()
    const wallet = walletWith()
    const { core } = await open(wallet)
    wallet.questions[0]?.reject()
    await settle()
    expect(kinds(wallet)).toEqual(['restore', 'connect'])
    wallet.questions[1]?.approve()
    await settle()
    expect(core.accounts.getConnected('eip155')).toBeDefined()
  })

  test('after a refusal, later pages of the visit neither ask nor connect', async () => {
    const open = createVisit()
    const first = walletWith({ answers: 'reject' })
    const { core } = await open(first)
    expect(kinds(first)).toEqual(['restore', 'connect'])
    expect(core.accounts.get('eip155')).toMatchObject({ status: 'disconnected' })
    core.destroy()
    const second = walletWith({ answers: 'approve' })
    expect((await open(second)).core.accounts.getConnected('eip155')).toBeUndefined()
    expect(kinds(second)).toEqual([])
    const other = walletWith({ answers: 'approve' })
    expect((await createVisit()(other)).core.accounts.getConnected('eip155')).toBeDefined()
  })

  test('after an unanswered request, a later page tries silently and does not ask', async () => {
    const open = createVisit()
    const first = walletWith()
    const { core } = await open(first)
    first.questions[0]?.reject()
    await settle()
    core.destroy()
    const second = walletWith({ answers: 'reject' })
    await open(second)
    expect(kinds(second)).toEqual(['restore'])
  })

  test('after a disconnect, later pages of the visit do not connect', async () => {
    const open = createVisit()
    const { core } = await open(walletWith({ answers: 'approve' }))
    await core.disconnect()
    core.destroy()
    const later = walletWith({ answers: 'approve' })
    expect((await open(later)).core.accounts.getConnected('eip155')).toBeUndefined()
    expect(kinds(later)).toEqual([])
  })

  test('blocked session storage: a refusal counts for the page', async () => {
    const wallet = walletWith({ answers: 'reject' })
    const { core } = await createVisit({ isBlocked: true })(wallet)
    await core.discover()
    await settle()
    expect(kinds(wallet)).toEqual(['restore', 'connect'])
  })

  test('does not try a silent request that may open a window', async () => {
    const wallet = walletWith({ restorePrompt: () => 'possible' })
    await createVisit()(wallet)
    expect(kinds(wallet)).toEqual(['connect'])
  })

  test.each([
    ['without the option', phone, {}],
    ['if the option is off', phone, { autoConnect: false }],
    ['on a desktop', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0 Safari/537.36', { autoConnect }],
  ])('does not look for wallets %s', async (_title, userAgent, options) => {
    const wallet = walletWith({ answers: 'approve' })
    const { adapter } = await createVisit({ userAgent })(wallet, options)
    expect([kinds(wallet), adapter.count.created]).toEqual([[], 0])
  })
})

describe('R346: the host around the page', () => {
  const host = (answers: ScriptedWallet['answers']) => walletWith({ answers, type: 'EXTERNAL', isHost: true })

  test('connects silently without the option', async () => {
    const wallet = host('approve')
    const { core } = await createVisit()(wallet, {}, true)
    expect(core.accounts.getConnected('eip155')).toBeDefined()
    expect(kinds(wallet)).toEqual(['restore'])
  })

  test('is not asked without the option', async () => {
    const wallet = host('reject')
    await createVisit()(wallet, {}, true)
    expect(kinds(wallet)).toEqual(['restore'])
  })

  test('does not connect again after a disconnect in the visit', async () => {
    const open = createVisit()
    const { core } = await open(host('approve'), {}, true)
    await core.disconnect()
    core.destroy()
    const wallet = host('approve')
    await open(wallet, {}, true)
    expect(kinds(wallet)).toEqual([])
  })
})
