import type { Session } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { pause, rejectionCode, setConnectedScene, setScene, until } from './scene.js'

export function testActing(setup: ConformanceSetup): void {
  describe('signing', () => {
    test('signatures verify by code that is not the adapter’s', async () => {
      const { session, wallet, verifyMessage } = await setConnectedScene(setup)
      const address = wallet.addresses[0] ?? ''
      for (const message of ['Hello', 'Grüße, 世界 👋🏽', '', '0x1234', 'two\nlines', 'long '.repeat(2_000)]) {
        const signature = await signMessage(session, message)
        expect(await verifyMessage({ message, address, signature }), `message ${message.slice(0, 20)}`).toBe(true)
        expect(await verifyMessage({ message: `${message}.`, address, signature })).toBe(false)
      }
    })

    test('declined: typed, and the next one works', async () => {
      const { session, wallet } = await setConnectedScene(setup)
      wallet.rejectNextSignature()
      expect(['USER_REJECTED', 'SIGNATURE_DECLINED']).toContain(await rejectionCode(signMessage(session, 'no')))
      expect(await signMessage(session, 'yes')).not.toBe('')
    })

    test('no answer: an abort settles it at once, and the late answer is dropped', async () => {
      const { session, wallet } = await setConnectedScene(setup)
      const release = wallet.stallNextSignature()
      const asked = wallet.requestCount()
      const abort = new AbortController()
      const signing = rejectionCode(signMessage(session, 'wait', abort.signal))
      await until(() => wallet.requestCount() > asked, 'the wallet was not asked')
      abort.abort()
      expect(await signing).toBe('ABORTED')
      release()
      expect(await signMessage(session, 'next')).not.toBe('')
    })

    test('R37: an answer that is no signature', async () => {
      const { session, wallet, badSignatures } = await setConnectedScene(setup)
      for (const answer of badSignatures) {
        wallet.answerNextSignature(answer)
        expect(await rejectionCode(signMessage(session, 'x'))).toBe('WALLET_BAD_RESULT')
      }
    })

    test('a wallet that is gone rejects with a typed error', async () => {
      const { session, wallet } = await setConnectedScene(setup)
      wallet.unplug()
      await rejectionCode(signMessage(session, 'x'))
    })
  })

  describe('balances and sending', () => {
    test('the balance is the network’s', async () => {
      const { adapter, wallet, networks, readBalance } = await setScene(setup)
      const address = wallet.addresses[0] ?? ''
      for (const network of networks) {
        const balance = await adapter.getBalance({ address, network })
        expect(balance.value).toBe(await readBalance(address, network))
        expect(balance).toMatchObject({
          symbol: network.nativeCurrency.symbol,
          decimals: network.nativeCurrency.decimals,
        })
      }
    })

    test('what is sent arrives, and costs the sender', async () => {
      const { session, wallet, networks, send, settle, readBalance, createRecipient } = await setConnectedScene(setup)
      const [network] = networks
      const recipient = createRecipient()
      const before = await readBalance(wallet.addresses[0] ?? '', network)
      await settle(await send(session, recipient, 12_345n), network)
      expect(await readBalance(recipient, network)).toBe(12_345n)
      expect(await readBalance(wallet.addresses[0] ?? '', network)).toBeLessThan(before)
    })

    test('more than there is: a typed error, and nothing moves', async () => {
      const { session, networks, send, readBalance, createRecipient } = await setConnectedScene(setup)
      const recipient = createRecipient()
      await rejectionCode(send(session, recipient, 10n ** 30n))
      expect(await readBalance(recipient, networks[0])).toBe(0n)
    })

    test('addresses are told from other texts', async () => {
      const { adapter, wallet, badAddresses } = await setScene(setup)
      for (const address of wallet.addresses) expect(adapter.isAddress(address)).toBe(true)
      for (const address of badAddresses) expect(adapter.isAddress(address), address).toBe(false)
    })
  })

  describe('optional actions', () => {
    test('what the wallet offers is there and works', async () => {
      const { session, networks, optionalActions } = await setConnectedScene(setup)
      for (const { name, call } of optionalActions) {
        await until(() => name in session.actions, `${name} was never offered`)
        await call(session, networks[0])
      }
    })

    test('what the wallet does not offer is absent, or goes once the wallet says so', async () => {
      const scene = await setScene(setup)
      for (const { name, createWalletWithout, call } of scene.optionalActions) {
        const wallet = createWalletWithout()
        wallet.appear()
        const session = await (await scene.find(wallet)).connect({ network: scene.networks[0] })
        await pause(50)
        const calling = call(session, scene.networks[0])
        if (calling) expect(await rejectionCode(calling), name).toBe('METHOD_NOT_SUPPORTED')
        expect(name in session.actions, name).toBe(false)
      }
    })
  })
}

function signMessage(session: Session, message: string, signal?: AbortSignal): Promise<string> {
  return session.actions.signMessage?.({ message, signal }) ?? Promise.reject(new Error('The session cannot sign'))
}
