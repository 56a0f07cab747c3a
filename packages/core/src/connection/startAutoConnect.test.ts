import { createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore, type TestCore } from '../../test/createTestCore.js'
import { createFakePage } from '../../test/fakePage.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedWallet, type ScriptedWallet } from '../../test/scriptedWallet.js'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const autoConnect = 'wallet-browser'

type VisitChange = {
  readonly offersHost?: boolean
  /** Further wallets, which announce themselves after the first. */
  readonly others?: readonly ScriptedWallet[]
  readonly prerendering?: boolean
}

/** A visit of a phone: its pages share the session storage. */
function createVisit({ userAgent = phone, isBlocked = false } = {}) {
  const values = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  const storage = createFakeStorage()
  return async (
    wallet: ScriptedWallet,
    options: object = { autoConnect },
    { offersHost = false, others = [], prerendering = false }: VisitChange = {},
  ) => {
    const page = createFakePage()
    Object.assign(page.document, { prerendering })
    Object.assign(page, { navigator: { userAgent }, parent: page })
    if (offersHost) Object.assign(page, { parent: new EventTarget() })
    Object.defineProperty(page, 'sessionStorage', {
      get() {
        if (isBlocked) throw new Error('blocked')
        return sessionStorage
      },
    })
    const adapter = { ...createScriptedAdapter([wallet, ...others]), ...(offersHost ? { offersHost } : {}) }
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

  describe('a doubtful identity', () => {
    const lookAlike = (answers: ScriptedWallet['answers']) =>
      walletWith({ id: 'com.fake', name: 'Metarnask', warning: 'look-alike-name', answers })
    const real = (answers: ScriptedWallet['answers']) => walletWith({ id: 'io.metamask', name: 'MetaMask', answers })

    test.each([
      ['a look-alike alone on the page', () => [lookAlike('approve')]],
      ['a look-alike before another wallet', () => [lookAlike('approve'), real('approve')]],
      ['a look-alike after another wallet', () => [real('approve'), lookAlike('approve')]],
      [
        'two wallets with one reverse-DNS name',
        () =>
          ['fake', 'real'].map((id) =>
            walletWith({ id, rdns: 'io.metamask', name: 'MetaMask', warning: 'same-rdns', answers: 'reject' }),
          ),
      ],
    ])('R345: %s: no wallet is asked, the visitor chooses in the list', async (_title, create) => {
      const [first, ...others] = create() as [ScriptedWallet, ...ScriptedWallet[]]
      const { core } = await createVisit()(first, { autoConnect }, { others })
      expect([first, ...others].flatMap(kinds)).toEqual([])
      expect(core.accounts.getConnected('eip155')).toBeUndefined()
      await core.connect({ connectorId: first.connector.id }).catch(() => undefined)
      expect(kinds(first)).toEqual(['connect'])
    })

    test('R345: a look-alike that appears during the silent request: the wallet is not asked', async () => {
      const wallet = real('wait')
      const { adapter } = await createVisit()(wallet)
      adapter.show(wallet, lookAlike('approve'))
      wallet.questions[0]?.reject()
      await settle()
      expect(kinds(wallet)).toEqual(['restore'])
    })

    test('R345: a look-alike that appears during the request cancels it, and a late approval connects nothing', async () => {
      const wallet = real('wait')
      const { core, adapter } = await createVisit()(wallet)
      wallet.questions[0]?.reject()
      await settle()
      expect(kinds(wallet)).toEqual(['restore', 'connect'])
      adapter.show(wallet, lookAlike('approve'))
      await settle()
      wallet.questions[1]?.approve()
      await settle()
      expect([core.accounts.get('eip155').status, wallet.openSessions()]).toEqual(['disconnected', 0])
      expect(core.connection.isAsking()).toBe(false)
    })
  })

  test('R345: nothing connects where the visitor has to accept terms first', async () => {
    const wallet = walletWith({ answers: 'approve' })
    const terms = { features: { legalCheckbox: true }, termsConditionsUrl: 'https://app.example/terms' }
    const { core } = await createVisit()(wallet, { autoConnect, ...terms })
    expect(kinds(wallet)).toEqual([])
    await core.connect({ connectorId: wallet.connector.id })
    expect(core.accounts.getConnected('eip155')).toBeDefined()
  })

  test('R254b: a prerendered page asks no wallet before the visitor navigates to it', async () => {
    const wallet = walletWith({ answers: 'approve' })
    const { core, page, adapter } = await createVisit()(wallet, { autoConnect }, { prerendering: true })
    expect([kinds(wallet), adapter.count.created]).toEqual([[], 0])
    page.document.dispatchEvent(new Event('prerenderingchange'))
    await settle()
    expect(kinds(wallet)).toEqual(['restore'])
    expect(core.accounts.getConnected('eip155')).toBeDefined()
  })

  test('L1: a prerendered page that destroys the instance asks no wallet', async () => {
    const wallet = walletWith({ answers: 'approve' })
    const { core, page } = await createVisit()(wallet, { autoConnect }, { prerendering: true })
    core.destroy()
    page.document.dispatchEvent(new Event('prerenderingchange'))
    await settle()
    expect(kinds(wallet)).toEqual([])
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
    const { core } = await createVisit()(wallet, {}, { offersHost: true })
    expect(core.accounts.getConnected('eip155')).toBeDefined()
    expect(kinds(wallet)).toEqual(['restore'])
  })

  test('is not asked without the option', async () => {
    const wallet = host('reject')
    await createVisit()(wallet, {}, { offersHost: true })
    expect(kinds(wallet)).toEqual(['restore'])
  })

  test.each([
    ['R254b', 'in a prerendered page before the visitor navigates to it', {}, { prerendering: true }],
    [
      'R346',
      'where the visitor has to accept terms first',
      { features: { legalCheckbox: true }, privacyPolicyUrl: 'https://app.example/privacy' },
      {},
    ],
  ])('%s: is not contacted %s', async (_id, _title, options, change) => {
    const wallet = host('approve')
    await createVisit()(wallet, options, { offersHost: true, ...change })
    expect(kinds(wallet)).toEqual([])
  })

  test('does not connect again after a disconnect in the visit', async () => {
    const open = createVisit()
    const { core } = await open(host('approve'), {}, { offersHost: true })
    await core.disconnect()
    core.destroy()
    const wallet = host('approve')
    await open(wallet, {}, { offersHost: true })
    expect(kinds(wallet)).toEqual([])
  })

  describe('beside an extension that was connected before', () => {
    const extensionId = 'io.metamask'
    const extension = (answers: ScriptedWallet['answers'] = 'approve') => walletWith({ id: extensionId, answers })
    const connectedId = ({ core }: Pick<TestCore, 'core'>) => core.accounts.getConnected('eip155')?.connectorId

    /** Connects an extension on a page outside the host, and returns the next pages of the visit, inside it. */
    async function visitWithExtension() {
      const open = createVisit()
      const { core } = await open(extension(), {})
      await core.connect({ connectorId: extensionId })
      core.destroy()
      return (wallet: ScriptedWallet, ofBefore: ScriptedWallet) =>
        open(ofBefore, {}, { offersHost: true, others: [wallet] })
    }

    test('R346: replaces the restored extension, which keeps its permission for other tabs', async () => {
      const open = await visitWithExtension()
      const [wallet, ofBefore] = [host('approve'), extension()]
      const page = await open(wallet, ofBefore)
      expect(connectedId(page)).toBe(wallet.connector.id)
      expect([kinds(ofBefore), ofBefore.openSessions()]).toEqual([['restore'], 0])
      page.core.destroy()
      const [next, ofNext] = [host('approve'), extension()]
      expect(connectedId(await open(next, ofNext))).toBe(wallet.connector.id)
      expect([kinds(next), kinds(ofNext)]).toEqual([['restore'], []])
    })

    test('R346: keeps the restored extension if the host does not respond', async () => {
      const open = await visitWithExtension()
      const [wallet, ofBefore] = [host('reject'), extension()]
      expect(connectedId(await open(wallet, ofBefore))).toBe(extensionId)
      expect([kinds(wallet), kinds(ofBefore), ofBefore.openSessions()]).toEqual([['restore'], ['restore'], 1])
    })

    test('R346: still restores a locked extension once it unlocks, if the host does not respond', async () => {
      const open = await visitWithExtension()
      const ofBefore = extension('reject')
      ofBefore.isLocked = true
      const page = await open(host('reject'), ofBefore)
      expect(connectedId(page)).toBeUndefined()
      ofBefore.answers = 'approve'
      ofBefore.unlock()
      await settle()
      expect(connectedId(page)).toBe(extensionId)
    })

    test.each([
      ['after the host connected', 'approve'],
      ['before the host responded', 'wait'],
    ] as const)(
      'R346: keeps a wallet that the visitor chose %s, also on later pages of the visit',
      async (_when, answers) => {
        const visit = createVisit()
        const open = (wallet: ScriptedWallet, other: ScriptedWallet) =>
          visit(wallet, {}, { offersHost: true, others: [other] })
        const page = await open(host(answers), extension())
        await page.core.connect({ connectorId: extensionId })
        expect(connectedId(page)).toBe(extensionId)
        page.core.destroy()
        const [wallet, ofNext] = [host('approve'), extension()]
        expect(connectedId(await open(wallet, ofNext))).toBe(extensionId)
        expect(kinds(wallet)).toEqual([])
      },
    )
  })
})
