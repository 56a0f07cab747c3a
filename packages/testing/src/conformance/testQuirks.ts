import type { SessionEvent } from '@latchkey/common'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { WalletQuirks } from '../wallet/base/walletQuirks.js'
import type { ConformanceSetup, ConformanceWallet, WalletWindows } from './conformanceRig.js'
import { type ConformanceTraits, has } from './conformanceTraits.js'
import { elapse, rejectionCode, setScene, until } from './scene.js'
import { signMessage } from './testSigning.js'

/** Tests wallets that deviate from their standards like real ones. */
export function testQuirks(setup: ConformanceSetup, traits: ConformanceTraits): void {
  const findQuirky = async (quirks: WalletQuirks) => {
    const scene = await setScene(setup)
    const wallet = scene.createWallet('Quirky', { identity: 'org.example.quirky', quirks })
    wallet.appear()
    return { ...scene, wallet, connector: await scene.find(wallet) }
  }

  describe('R175: wallets that deviate from their standards', () => {
    test.each([
      ['a wallet that rejects with bare strings', { rejectsWithStrings: true }],
      ['a wallet that rejects with 4001 for every reason', { rejectsWith4001: true }],
    ])('%s: maps rejections to USER_REJECTED, and a rate limit to TOO_MANY_REQUESTS', async (_title, quirks) => {
      const { wallet, connector } = await findQuirky({ ...quirks, signatureIntervalMs: 60_000 })
      wallet.rejectNextConnect()
      expect(await rejectionCode(connector.connect())).toBe('USER_REJECTED')
      const session = await connector.connect()
      wallet.rejectNextSignature()
      expect(await rejectionCode(signMessage(session, 'no'))).toBe('USER_REJECTED')
      expect(await signMessage(session, 'first')).not.toBe('')
      expect(await rejectionCode(signMessage(session, 'at once'))).toBe('TOO_MANY_REQUESTS')
    })

    test('connects and signs with a wallet that responds slowly', async () => {
      const { connector } = await findQuirky({ slowMs: 20 })
      expect(await signMessage(await connector.connect(), 'slow')).not.toBe('')
    })

    test('R37: reads signatures and transaction ids in nonstandard formats', async () => {
      const scene = await findQuirky({ writesUnusually: true })
      const { wallet, connector, verifyMessage, networks, send, settle, readBalance, amount = 12_345n } = scene
      const session = await connector.connect()
      const message = 'in another form'
      const address = wallet.addresses[0] ?? ''
      expect(await verifyMessage({ message, address, signature: await signMessage(session, message) })).toBe(true)
      const recipient = scene.createRecipient()
      await settle(await send(session, recipient, amount), networks[0])
      expect(await readBalance(recipient, networks[0])).toBe(amount)
    })

    if (has(traits, 'addressForms'))
      test('R34: reads addresses in other valid forms, acts with them, and follows a change of the account', async () => {
        const scene = await findQuirky({ rewritesAddresses: true })
        const { wallet, connector, verifyMessage, networks, send, settle, readBalance, amount = 12_345n } = scene
        const session = await connector.connect({ network: networks[0] })
        const signs = async (address = '') => {
          const message = `by ${address}`
          expect(await verifyMessage({ message, address, signature: await signMessage(session, message) })).toBe(true)
        }
        const [first, second] = wallet.addresses
        expect(session.accounts.map(({ address }) => address)).toEqual(wallet.atConnect)
        await signs(first)
        const recipient = scene.createRecipient()
        await settle(await send(session, recipient, amount), networks[0])
        expect(await readBalance(recipient, networks[0])).toBe(amount)
        for (const [index, address] of wallet.addresses.entries()) {
          wallet.selectAccount(index)
          await until(() => session.accounts[0]?.address === address, 'the account did not change', scene)
        }
        wallet.selectAccount(1)
        await until(() => session.accounts[0]?.address === second, 'the account did not change', scene)
        await signs(second)
        session.detach()
        expect((await connector.restore?.())?.accounts[0]?.address).toBe(second)
      })

    const unreliableReports = [
      ['that reports its capabilities only for named chains', 'needsChainIds', true],
      ['whose first reports fail', 'failingReports', 2],
    ] as const
    test.each(unreliableReports.filter(([, quirk]) => traits.quirks?.includes(quirk)))(
      'offers and performs every action of a wallet %s',
      async (_title, quirk, value) => {
        const scene = await findQuirky({ [quirk]: value })
        const { wallet, connector, networks, optionalActions } = scene
        const session = await connector.connect({ network: networks[0] })
        const isComplete = () => optionalActions.every(({ name }) => name in session.actions)
        // An adapter may send the request again after a change of the network.
        for (const network of [networks[1], networks[0]]) {
          await elapse(scene)
          if (!isComplete()) wallet.selectNetwork(network)
        }
        await until(isComplete, 'an action was never offered', scene)
        for (const { call } of optionalActions) await call(session, networks[0])
      },
    )

    if (has(traits, 'emptyApproval'))
      test('rejects with WALLET_NO_ACCOUNT each time if the wallet remembers that no account was ticked', async () => {
        const { wallet, connector } = await findQuirky({ remembersNoAccount: true })
        wallet.shareNothingNext()
        expect(await rejectionCode(connector.connect())).toBe('WALLET_NO_ACCOUNT')
        expect(await rejectionCode(connector.connect())).toBe('WALLET_NO_ACCOUNT')
      })

    test('maps repeated rejections to USER_REJECTED, and connects afterwards', async () => {
      const repeatsRefusalMs = 60_000
      const { wallet, connector } = await findQuirky({ repeatsRefusalMs })
      wallet.rejectNextConnect()
      expect(await rejectionCode(connector.connect())).toBe('USER_REJECTED')
      expect(await rejectionCode(connector.connect())).toBe('USER_REJECTED')
      expect(wallet.listenerCount()).toBe(0)
      vi.setSystemTime(Date.now() + repeatsRefusalMs)
      onTestFinished(() => void vi.useRealTimers())
      const session = await connector.connect()
      wallet.rejectNextSignature()
      expect(await rejectionCode(signMessage(session, 'no'))).toBe('USER_REJECTED')
      expect(await rejectionCode(signMessage(session, 'no'))).toBe('USER_REJECTED')
    })

    test('aborts a request that stays pending after its window closed, and a retry connects', async () => {
      const scene = await findQuirky({ keepsClosedRequests: true })
      const { wallet, connector } = scene
      const windows = windowsOf(wallet)
      windows.setBehaviour('ask')
      const abort = new AbortController()
      const connecting = rejectionCode(connector.connect({ signal: abort.signal }))
      await until(() => windows.prompts().length > 0, 'the wallet opened no window')
      windows.closeWindows()
      expect(await Promise.race([connecting, elapse(scene)])).toBeUndefined()
      abort.abort()
      expect(await connecting).toBe('ABORTED')
      expect(wallet.listenerCount()).toBe(0)
      windows.setBehaviour('approve')
      expect(await signMessage(await connector.connect(), 'again')).not.toBe('')
    })

    test('aborts a signature request that stays pending after its window closed, and the next one succeeds', async () => {
      const scene = await findQuirky({ keepsClosedRequests: true })
      const { wallet, connector } = scene
      const windows = windowsOf(wallet)
      const session = await connector.connect()
      windows.setBehaviour('ask')
      const abort = new AbortController()
      const signing = rejectionCode(signMessage(session, 'closed', abort.signal))
      await until(() => windows.prompts().length > 0, 'the wallet opened no window')
      windows.closeWindows()
      expect(await Promise.race([signing, elapse(scene)])).toBeUndefined()
      abort.abort()
      expect(await signing).toBe('ABORTED')
      windows.setBehaviour('approve')
      expect(await signMessage(session, 'again')).not.toBe('')
    })

    if (has(traits, 'lock'))
      test('signs with a wallet that locks after each request whenever the user unlocks it', async () => {
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

    test('R242: a wallet that revokes access without an event signs nothing and ends the session, and a new connection works', async () => {
      const scene = await findQuirky({ withdrawsSilently: true })
      const { wallet, connector } = scene
      const session = await connector.connect()
      const events: SessionEvent[] = []
      session.watch((event) => events.push(event))
      wallet.disconnectSite()
      await elapse(scene)
      expect(events.map(({ type }) => type)).not.toContain('disconnected')
      expect(await rejectionCode(signMessage(session, 'no access'))).toBe('WALLET_SESSION_ENDED')
      expect(events.at(-1)?.type).toBe('disconnected')
      expect(await signMessage(await connector.connect(), 'access')).not.toBe('')
    })

    if (traits.quirks?.includes('tellsActiveAccountOnly'))
      test('reads the other accounts of a wallet that reports only its active one, and they can sign', async () => {
        const { wallet, connector, verifyMessage } = await findQuirky({ tellsActiveAccountOnly: true })
        const session = await connector.connect()
        const [first = '', second = ''] = wallet.addresses
        wallet.selectAccount(1)
        await until(() => session.accounts[0]?.address === second, 'the account did not change')
        await until(() => session.accounts.length === wallet.addresses.length, 'the other accounts were not read')
        const message = 'mine'
        expect(await verifyMessage({ message, address: second, signature: await signMessage(session, message) })).toBe(
          true,
        )
        const signature = await session.actions.signMessage?.({ message, address: first })
        expect(await verifyMessage({ message, address: first, signature: signature ?? '' })).toBe(true)
      })

    if (has(traits, 'accountEvents'))
      test('follows a wallet whose events have no value', async () => {
        const scene = await findQuirky({ emptyEvents: true })
        const { wallet, connector, networks, verifyMessage } = scene
        const session = await connector.connect({ network: networks[0] })
        const [, address = ''] = wallet.addresses
        wallet.selectAccount(1)
        await until(() => session.accounts[0]?.address === address, 'the account did not change', scene)
        const message = 'by the second account'
        expect(await verifyMessage({ message, address, signature: await signMessage(session, message) })).toBe(true)
        if (traits.switching === 'page' || !has(traits, 'switching')) return
        const { caipNetworkId } = networks[1]
        wallet.selectNetwork(networks[1])
        await until(() => session.networkId === caipNetworkId, 'the network did not change', scene)
      })

    test('FI22: after an account change without an event, one request rejects with ACCOUNT_CHANGED, and the next one succeeds', async () => {
      const scene = await findQuirky({ changesSilently: true })
      const { wallet, connector, networks, verifyMessage } = scene
      const session = await connector.connect({ network: networks[0] })
      const events: SessionEvent[] = []
      session.watch((event) => events.push(event))
      const [, address = ''] = wallet.addresses
      const message = 'by the second account'
      wallet.selectAccount(1)
      expect(await rejectionCode(signMessage(session, message))).toBe('ACCOUNT_CHANGED')
      expect(session.accounts[0]?.address).toBe(address)
      expect(events).toContainEqual({ type: 'accountsChanged', accounts: session.accounts })
      expect(await verifyMessage({ message, address, signature: await signMessage(session, message) })).toBe(true)
    })

    if (has(traits, 'switching') && traits.switching !== 'page')
      test('FI22: after a network change without an event, a transfer rejects with WRONG_NETWORK, and the session follows', async () => {
        const scene = await findQuirky({ changesSilently: true })
        const { wallet, connector, networks, send, createRecipient, amount = 12_345n } = scene
        const session = await connector.connect({ network: networks[0] })
        const events: SessionEvent[] = []
        session.watch((event) => events.push(event))
        const { caipNetworkId: networkId } = networks[1]
        wallet.selectNetwork(networks[1])
        expect(await rejectionCode(send(session, createRecipient(), amount))).toBe('WRONG_NETWORK')
        expect(session.networkId).toBe(networkId)
        expect(events).toContainEqual({ type: 'networkChanged', networkId })
      })

    if (traits.quirks?.includes('wrapsMessages'))
      test('returns the signature of a wallet that signs a message in an envelope', async () => {
        const { wallet, connector, verifyMessage } = await findQuirky({ wrapsMessages: true })
        const session = await connector.connect()
        const address = wallet.addresses[0] ?? ''
        for (const message of ['Hello', 'Grüße, 世界']) {
          const signature = await signMessage(session, message)
          expect(await verifyMessage({ message, address, signature })).toBe(true)
          expect(await verifyMessage({ message: `${message}.`, address, signature })).toBe(false)
        }
      })

    if (traits.quirks?.includes('changesFees'))
      test('sends the transaction of a wallet that changed its fee', async () => {
        const scene = await findQuirky({ changesFees: true })
        const [network] = scene.networks
        const session = await scene.connector.connect({ network })
        const recipient = scene.createRecipient()
        const { amount = 12_345n } = scene
        await scene.settle(await scene.send(session, recipient, amount), network)
        expect(await scene.readBalance(recipient, network)).toBe(amount)
      })

    test('connects a wallet that prompts for silent requests', async () => {
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
