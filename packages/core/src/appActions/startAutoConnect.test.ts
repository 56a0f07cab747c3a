import { settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createVisit, kinds, phone, walletWith } from '../../test/createVisit.js'
import type { ScriptedWallet } from '../../test/scriptedWallet.js'

const autoConnect = 'wallet-browser'

describe('R345: in an in-app browser', () => {
  test('connects silently if the wallet still shares an account', async () => {
    const wallet = walletWith({ answers: 'approve' })
    const { core } = await createVisit()(wallet)
    expect(core.accounts.getConnected('eip155')?.wallet.name).toBe(wallet.connector.name)
    expect(kinds(wallet)).toEqual(['restore'])
    expect(core.modal.state.open).toBe(false)
  })

  test('sends a request with a prompt if the wallet shares no account, once per visit', async () => {
    const open = createVisit()
    const wallet = walletWith()
    const { core } = await open(wallet)
    wallet.requests[0]?.reject()
    await settle()
    expect(kinds(wallet)).toEqual(['restore', 'connect'])
    wallet.requests[1]?.approve()
    await settle()
    expect(core.accounts.getConnected('eip155')).toBeDefined()
  })

  test('after a rejection, later pages of the visit send no request', async () => {
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

  test('after an unanswered request, a later page sends only a silent request', async () => {
    const open = createVisit()
    const first = walletWith()
    const { core } = await open(first)
    first.requests[0]?.reject()
    await settle()
    core.destroy()
    const second = walletWith({ answers: 'reject' })
    await open(second)
    expect(kinds(second)).toEqual(['restore'])
  })

  test('after a disconnect, later pages of the visit send no request', async () => {
    const open = createVisit()
    const { core } = await open(walletWith({ answers: 'approve' }))
    await core.disconnect()
    core.destroy()
    const later = walletWith({ answers: 'approve' })
    expect((await open(later)).core.accounts.getConnected('eip155')).toBeUndefined()
    expect(kinds(later)).toEqual([])
  })

  test('remembers a rejection until the page closes if session storage is blocked', async () => {
    const wallet = walletWith({ answers: 'reject' })
    const { core } = await createVisit({ isBlocked: true })(wallet)
    await core.discover()
    await settle()
    expect(kinds(wallet)).toEqual(['restore', 'connect'])
  })

  test('skips the silent request if it may open a window', async () => {
    const wallet = walletWith({ restorePrompt: () => 'possible' })
    await createVisit()(wallet)
    expect(kinds(wallet)).toEqual(['connect'])
  })

  describe('a doubtful identity', () => {
    const lookAlike = (answers: ScriptedWallet['answers']) =>
      walletWith({ id: 'com.fake', name: 'Metarnask', warning: 'look-alike-name', answers })
    const real = (answers: ScriptedWallet['answers']) => walletWith({ id: 'io.metamask', name: 'MetaMask', answers })

    test.each([
      ['for a look-alike alone on the page', () => [lookAlike('approve')]],
      ['for a look-alike before another wallet', () => [lookAlike('approve'), real('approve')]],
      ['for a look-alike after another wallet', () => [real('approve'), lookAlike('approve')]],
      [
        'for two wallets with the same reverse-DNS name',
        () =>
          ['fake', 'real'].map((id) =>
            walletWith({ id, rdns: 'io.metamask', name: 'MetaMask', warning: 'same-rdns', answers: 'reject' }),
          ),
      ],
    ])('R345: sends no request %s; the visitor chooses in the wallet list', async (_title, create) => {
      const [first, ...others] = create() as [ScriptedWallet, ...ScriptedWallet[]]
      const { core } = await createVisit()(first, { autoConnect }, { others })
      expect([first, ...others].flatMap(kinds)).toEqual([])
      expect(core.accounts.getConnected('eip155')).toBeUndefined()
      await core.connect({ connectorId: first.connector.id }).catch(() => undefined)
      expect(kinds(first)).toEqual(['connect'])
    })

    test('R345: shows no prompt if a look-alike appears during the silent request', async () => {
      const wallet = real('wait')
      const { adapter } = await createVisit()(wallet)
      adapter.show(wallet, lookAlike('approve'))
      wallet.requests[0]?.reject()
      await settle()
      expect(kinds(wallet)).toEqual(['restore'])
    })

    test('R345: cancels the request if a look-alike appears meanwhile, and a late approval connects nothing', async () => {
      const wallet = real('wait')
      const { core, adapter } = await createVisit()(wallet)
      wallet.requests[0]?.reject()
      await settle()
      expect(kinds(wallet)).toEqual(['restore', 'connect'])
      adapter.show(wallet, lookAlike('approve'))
      await settle()
      wallet.requests[1]?.approve()
      await settle()
      expect([core.accounts.get('eip155').status, wallet.openSessions()]).toEqual(['disconnected', 0])
      expect(core.connection.isAsking()).toBe(false)
    })
  })

  test('R345: connects nothing if the visitor has to accept terms first', async () => {
    const wallet = walletWith({ answers: 'approve' })
    const terms = { features: { legalCheckbox: true }, termsConditionsUrl: 'https://app.example/terms' }
    const { core } = await createVisit()(wallet, { autoConnect, ...terms })
    expect(kinds(wallet)).toEqual([])
    await core.connect({ connectorId: wallet.connector.id })
    expect(core.accounts.getConnected('eip155')).toBeDefined()
  })

  test('R254b: a prerendered page sends no request before the visitor navigates to it', async () => {
    const wallet = walletWith({ answers: 'approve' })
    const { core, page, adapter } = await createVisit()(wallet, { autoConnect }, { prerendering: true })
    expect([kinds(wallet), adapter.count.created]).toEqual([[], 0])
    page.document.dispatchEvent(new Event('prerenderingchange'))
    await settle()
    expect(kinds(wallet)).toEqual(['restore'])
    expect(core.accounts.getConnected('eip155')).toBeDefined()
  })

  test('L1: a prerendered page that destroys the instance sends no request', async () => {
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
