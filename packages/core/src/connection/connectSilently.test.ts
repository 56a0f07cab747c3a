import { settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import type { TestCore } from '../../test/createTestCore.js'
import { createVisit, kinds, walletWith } from '../../test/createVisit.js'
import { mainnet, solana } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { alice, createScriptedWallet, type ScriptedWallet } from '../../test/scriptedWallet.js'

describe('R346: the host around the page', () => {
  const host = (answers: ScriptedWallet['answers']) => walletWith({ answers, type: 'EXTERNAL', isHost: true })

  test('connects silently without the option', async () => {
    const wallet = host('approve')
    const { core } = await createVisit()(wallet, {}, { offersHost: true })
    expect(core.accounts.getConnected('eip155')).toBeDefined()
    expect(kinds(wallet)).toEqual(['restore'])
  })

  test('R346: connects in each namespace that the host offers', async () => {
    const [wallet, other] = [
      host('approve'),
      walletWith({ id: 'host', chain: 'solana', isHost: true, answers: 'approve' }),
    ]
    const adapters = [
      { ...createScriptedAdapter([wallet]), offersHost: true },
      createScriptedAdapter([other], 'solana'),
    ]
    const { core } = await createVisit()(wallet, { adapters, networks: [mainnet, solana] }, { offersHost: true })
    expect([kinds(wallet), kinds(other)]).toEqual([['restore'], ['restore']])
    expect(core.accounts.connectedNamespaces()).toEqual(['eip155', 'solana'])
  })

  test('receives no request without the option', async () => {
    const wallet = host('reject')
    await createVisit()(wallet, {}, { offersHost: true })
    expect(kinds(wallet)).toEqual(['restore'])
  })

  test.each([
    ['R254b', 'in a prerendered page before the visitor navigates to it', {}, { prerendering: true }],
    [
      'R346',
      'if the visitor has to accept terms first',
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

  describe('with an extension that was connected before', () => {
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

    test('R346: a host that responds while the extension sends does not replace it', async () => {
      const visit = createVisit()
      const before = await visit(extension(), {})
      await before.core.connect({ connectorId: extensionId })
      before.core.destroy()
      let response: (hash: string) => void = () => expect.unreachable()
      const sendTransaction = () =>
        new Promise<string>((resolve) => {
          response = resolve
        })
      const ofBefore = walletWith({ id: extensionId, answers: 'approve', actions: { sendTransaction } })
      const wallet = host('wait')
      const page = await visit(ofBefore, {}, { offersHost: true, others: [wallet] })
      const sent = page.core.actions('eip155')?.sendTransaction({ to: alice, value: 1n })
      await settle()
      wallet.requests[0]?.approve()
      await settle()
      expect([connectedId(page), wallet.openSessions()]).toEqual([extensionId, 0])
      response('0xab')
      expect(await sent).toBe('0xab')
    })

    test('R346: connects to a host that appears after the extension was locked', async () => {
      const open = await visitWithExtension()
      const [wallet, ofBefore] = [host('approve'), extension()]
      const page = await open(createScriptedWallet({ id: 'org.example.other' }), ofBefore)
      ofBefore.emit({ type: 'disconnected', reason: 'locked' })
      await settle()
      page.adapter.show(ofBefore, wallet)
      await settle()
      expect(connectedId(page)).toBe(wallet.connector.id)
    })
  })
})
