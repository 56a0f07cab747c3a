import type { SessionEvent } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import type { WalletQuirks } from '../wallet/base/walletQuirks.js'
import type { ConformanceSetup, ConformanceWallet, WalletWindows } from './conformanceRig.js'
import { type ConformanceTraits, has } from './conformanceTraits.js'
import { pause, rejectionCode, setScene, until } from './scene.js'
import { signMessage } from './testSigning.js'

/** Wallets that differ from their standards as real ones do. */
export function testQuirks(setup: ConformanceSetup, traits: ConformanceTraits): void {
  const findQuirky = async (quirks: WalletQuirks) => {
    const scene = await setScene(setup)
    const wallet = scene.createWallet('Quirky', { identity: 'org.example.quirky', quirks })
    wallet.appear()
    return { ...scene, wallet, connector: await scene.find(wallet) }
  }

  describe('R175: a wallet that', () => {
    test.each([
      ['rejects with bare strings', { rejectsWithStrings: true }],
      ['rejects with 4001 for every reason', { rejectsWith4001: true }],
    ])('%s: refusals are USER_REJECTED, and a rate limit is TOO_MANY_REQUESTS', async (_title, quirks) => {
      const { wallet, connector } = await findQuirky({ ...quirks, signatureIntervalMs: 60_000 })
      wallet.rejectNextConnect()
      expect(await rejectionCode(connector.connect())).toBe('USER_REJECTED')
      const session = await connector.connect()
      wallet.rejectNextSignature()
      expect(await rejectionCode(signMessage(session, 'no'))).toBe('USER_REJECTED')
      expect(await signMessage(session, 'first')).not.toBe('')
      expect(await rejectionCode(signMessage(session, 'at once'))).toBe('TOO_MANY_REQUESTS')
    })

    test('answers slowly connects and signs', async () => {
      const { connector } = await findQuirky({ slowMs: 100 })
      expect(await signMessage(await connector.connect(), 'slow')).not.toBe('')
    })

    if (has(traits, 'emptyApproval'))
      test('remembers that no account was ticked rejects with WALLET_NO_ACCOUNT each time', async () => {
        const { wallet, connector } = await findQuirky({ remembersNoAccount: true })
        wallet.shareNothingNext()
        expect(await rejectionCode(connector.connect())).toBe('WALLET_NO_ACCOUNT')
        expect(await rejectionCode(connector.connect())).toBe('WALLET_NO_ACCOUNT')
      })

    test('repeats a refusal: each is USER_REJECTED, and connecting works when the time is over', async () => {
      const repeatsRefusalMs = 1_000
      const { wallet, connector } = await findQuirky({ repeatsRefusalMs })
      wallet.rejectNextConnect()
      expect(await rejectionCode(connector.connect())).toBe('USER_REJECTED')
      const end = Date.now() + repeatsRefusalMs
      expect(await rejectionCode(connector.connect())).toBe('USER_REJECTED')
      expect(wallet.listenerCount()).toBe(0)
      await until(() => Date.now() >= end, 'the time is not over')
      const session = await connector.connect()
      wallet.rejectNextSignature()
      expect(await rejectionCode(signMessage(session, 'no'))).toBe('USER_REJECTED')
      expect(await rejectionCode(signMessage(session, 'no'))).toBe('USER_REJECTED')
    })

    test('keeps a request open after its window was closed: an abort ends it, and the next try connects', async () => {
      const { wallet, connector } = await findQuirky({ keepsClosedRequests: true })
      const windows = windowsOf(wallet)
      windows.setBehaviour('ask')
      const abort = new AbortController()
      const connecting = rejectionCode(connector.connect({ signal: abort.signal }))
      await until(() => windows.prompts().length > 0, 'the wallet opened no window')
      windows.closeWindows()
      expect(await Promise.race([connecting, pause(30)])).toBeUndefined()
      abort.abort()
      expect(await connecting).toBe('ABORTED')
      expect(wallet.listenerCount()).toBe(0)
      windows.setBehaviour('approve')
      expect(await signMessage(await connector.connect(), 'again')).not.toBe('')
    })

    test('keeps a signature open after its window was closed: an abort ends it, and the next one is given', async () => {
      const { wallet, connector } = await findQuirky({ keepsClosedRequests: true })
      const windows = windowsOf(wallet)
      const session = await connector.connect()
      windows.setBehaviour('ask')
      const abort = new AbortController()
      const signing = rejectionCode(signMessage(session, 'closed', abort.signal))
      await until(() => windows.prompts().length > 0, 'the wallet opened no window')
      windows.closeWindows()
      expect(await Promise.race([signing, pause(30)])).toBeUndefined()
      abort.abort()
      expect(await signing).toBe('ABORTED')
      windows.setBehaviour('approve')
      expect(await signMessage(session, 'again')).not.toBe('')
    })

    if (has(traits, 'lock'))
      test('locks itself again signs each time after its person unlocked it', async () => {
        const { wallet, connector, verifyMessage } = await findQuirky({ relocks: true })
        const windows = windowsOf(wallet)
        const session = await connector.connect()
        windows.setBehaviour('ask')
        windows.lock('show')
        const address = session.accounts[0]?.address ?? ''
        for (const message of ['first', 'second']) {
          const signing = signMessage(session, message)
          for (const kind of ['unlock', 'message'] as const) {
            const prompt = await until(() => windows.prompts()[0], `the wallet opened no window for "${kind}"`)
            expect(prompt.kind).toBe(kind)
            prompt.approve()
          }
          expect(await verifyMessage({ message, address, signature: await signing })).toBe(true)
        }
      })

    test('R242: withdraws access without an event: nothing is signed, the session ends, and connecting again works', async () => {
      const { wallet, connector } = await findQuirky({ withdrawsSilently: true })
      const session = await connector.connect()
      const events: SessionEvent[] = []
      session.watch((event) => events.push(event))
      wallet.disconnectSite()
      await pause(30)
      expect(events.map(({ type }) => type)).not.toContain('disconnected')
      expect(await rejectionCode(signMessage(session, 'no access'))).toBe('WALLET_SESSION_ENDED')
      expect(events.at(-1)?.type).toBe('disconnected')
      expect(await signMessage(await connector.connect(), 'access')).not.toBe('')
    })

    if (traits.quirks?.includes('tellsActiveAccountOnly'))
      test('tells its active account only: the session follows it, and other accounts it shares can sign', async () => {
        const { wallet, connector, verifyMessage } = await findQuirky({ tellsActiveAccountOnly: true })
        const session = await connector.connect()
        const [first = '', second = ''] = wallet.addresses
        wallet.selectAccount(1)
        await until(() => session.accounts[0]?.address === second, 'the account did not change')
        expect(session.accounts).toHaveLength(1)
        const message = 'mine'
        expect(await verifyMessage({ message, address: second, signature: await signMessage(session, message) })).toBe(
          true,
        )
        const signature = await session.actions.signMessage?.({ message, address: first })
        expect(await verifyMessage({ message, address: first, signature: signature ?? '' })).toBe(true)
      })

    test('asks for what should be silent connects', async () => {
      const { connector } = await findQuirky({ ignoresSilent: true })
      const session = await connector.connect()
      expect(await signMessage(session, 'hi')).not.toBe('')
    })
  })
}

function windowsOf({ name, windows }: ConformanceWallet): WalletWindows {
  if (!windows) throw new Error(`${name} has no windows, but the suite needs them`)
  return windows
}
