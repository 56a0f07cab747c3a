import type { Session } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { type ConformanceTraits, has } from './conformanceTraits.js'
import { rejectionCode, setConnectedScene, until } from './scene.js'
import { signMessage } from './testSigning.js'

export function testSelecting(setup: ConformanceSetup, traits: ConformanceTraits): void {
  describe('R360: selecting an account on the page', () => {
    if (!has(traits, 'severalAccounts')) {
      test('selects the only account, without a change', async () => {
        const { session } = await setConnectedScene(setup)
        const before = session.accounts
        select(session, before[0]?.address ?? '')
        expect(session.accounts).toEqual(before)
      })
      return
    }

    test('puts the account first, reports it once, and acts with it by default', async () => {
      const { session, events, verifyMessage, first, second } = await shareAll(setup)
      select(session, second)
      expect(session.accounts.map(({ address }) => address).slice(0, 2)).toEqual([second, first])
      expect(session.selection).toEqual({ address: second, walletAddress: first })
      expect(events).toEqual([{ type: 'accountsChanged', accounts: session.accounts }])
      const message = 'by the selected account'
      const signature = await signMessage(session, message)
      expect(await verifyMessage({ message, address: second, signature })).toBe(true)
    })

    test('an action that names an account uses that one', async () => {
      const { session, verifyMessage, first, second } = await shareAll(setup)
      select(session, second)
      const message = 'by the named account'
      const signature = await session.actions.signMessage?.({ message, address: first })
      expect(await verifyMessage({ message, address: first, signature: signature ?? '' })).toBe(true)
    })

    test('throws INVALID_PARAMS for an account that the wallet does not share, and changes nothing', async () => {
      const { session, events, createRecipient, badAddresses, first } = await shareAll(setup)
      for (const address of [createRecipient(), ...badAddresses])
        expect(await rejectionCode(Promise.resolve().then(() => select(session, address))), address).toBe(
          'INVALID_PARAMS',
        )
      expect(session.accounts[0]?.address).toBe(first)
      expect(events).toEqual([])
    })

    if (has(traits, 'accountEvents'))
      test('an account that is selected in the wallet replaces it', async () => {
        const { wallet, session, first, second } = await shareAll(setup)
        select(session, second)
        await wallet.selectAccount(1)
        await until(() => session.selection === undefined, 'the wallet’s change did not arrive')
        expect(session.accounts[0]?.address).toBe(second)
        await wallet.selectAccount(0)
        await until(() => session.accounts[0]?.address === first, 'the account did not change')
      })

    test('FI22: a call made just before the selection rejects with ACCOUNT_CHANGED, without a prompt', async () => {
      const { wallet, session, second } = await shareAll(setup)
      const prompts = wallet.promptCount()
      const signing = rejectionCode(signMessage(session, 'by the first account'))
      select(session, second)
      expect(await signing).toBe('ACCOUNT_CHANGED')
      expect(wallet.promptCount()).toBe(prompts)
    })

    test('FI23: a pending request of the earlier account rejects with ACCOUNT_CHANGED', async () => {
      const { wallet, session, second } = await shareAll(setup)
      const release = wallet.stallNextSignature()
      const asked = wallet.requestCount()
      const signing = rejectionCode(signMessage(session, 'wait'))
      await until(() => wallet.requestCount() > asked, 'the wallet was not asked')
      // Some adapters read the accounts first.
      await until(() => wallet.promptCount() > 0, 'the wallet was not asked for a signature')
      select(session, second)
      expect(await signing).toBe('ACCOUNT_CHANGED')
      release()
    })

    test('rejects after the end of the session', async () => {
      const { session, second } = await shareAll(setup)
      session.detach()
      expect(await rejectionCode(Promise.resolve().then(() => select(session, second)))).toBe('NOT_CONNECTED')
    })
  })

  describe('R366: ending a session whose wallet another namespace uses', () => {
    test('sends the wallet no request, and revokes the permission on a later call', async () => {
      const { session, wallet } = await setConnectedScene(setup)
      const asked = wallet.requestCount()
      await session.disconnect({ isPermissionKept: true })
      expect(wallet.requestCount()).toBe(asked)
      expect(wallet.listenerCount()).toBe(0)
      await session.disconnect()
    })
  })
}

/** Connects and shares every account. The first is active in the wallet. */
async function shareAll(setup: ConformanceSetup) {
  const scene = await setConnectedScene(setup)
  const { wallet, session, events } = scene
  await wallet.selectAccount(0)
  await until(() => session.accounts.length > 1, 'the accounts were not shared')
  events.length = 0
  const [first, second] = session.accounts.map(({ address }) => address)
  if (first === undefined || second === undefined) throw new Error('There are two accounts.')
  return { ...scene, first, second }
}

function select(session: Session, address: string): void {
  if (!session.selectAccount) throw new Error('The session cannot select an account, but the suite needs it')
  session.selectAccount(address)
}
