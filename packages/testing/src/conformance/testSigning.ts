import type { Session } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { nonErrors } from './nonErrors.js'
import { rejectionCode, setConnectedScene, until } from './scene.js'
import { refusalTexts } from './walletTexts.js'

export function testSigning(setup: ConformanceSetup): void {
  describe('signing', () => {
    test('signatures verify independently of the adapter', async () => {
      const { session, wallet, verifyMessage } = await setConnectedScene(setup)
      const address = wallet.addresses[0] ?? ''
      for (const message of ['Hello', 'Grüße, 世界 👋🏽', '', '0x1234', 'two\nlines', 'long '.repeat(2_000)]) {
        const signature = await signMessage(session, message)
        expect(await verifyMessage({ message, address, signature }), `message ${message.slice(0, 20)}`).toBe(true)
        expect(await verifyMessage({ message: `${message}.`, address, signature })).toBe(false)
      }
    })

    test('R147: rejects with USER_REJECTED and "Signature declined" if the user rejects, and the next request works', async () => {
      const { session, wallet } = await setConnectedScene(setup)
      wallet.rejectNextSignature()
      await expect(signMessage(session, 'no')).rejects.toMatchObject({
        name: 'AppKitError',
        code: 'USER_REJECTED',
        shortMessage: 'Signature declined',
      })
      expect(await signMessage(session, 'yes')).not.toBe('')
    })

    test('R218: aborting a pending request rejects immediately with "Request was aborted", and the late response is ignored', async () => {
      const { session, wallet } = await setConnectedScene(setup)
      const release = wallet.stallNextSignature()
      const asked = wallet.requestCount()
      const abort = new AbortController()
      const signing = expect(signMessage(session, 'wait', abort.signal)).rejects.toMatchObject({
        name: 'AppKitError',
        code: 'ABORTED',
        shortMessage: 'Request was aborted',
      })
      await until(() => wallet.requestCount() > asked, 'the wallet was not asked')
      abort.abort()
      await signing
      release()
      expect(await signMessage(session, 'next')).not.toBe('')
    })

    test('R37: rejects a response without a valid signature with WALLET_BAD_RESULT, which says that the wallet may have signed', async () => {
      const { session, wallet, badSignatures } = await setConnectedScene(setup)
      for (const answer of badSignatures) {
        wallet.answerNextSignature(answer)
        const signing = signMessage(session, 'x')
        expect(await rejectionCode(signing)).toBe('WALLET_BAD_RESULT')
        await expect(signing).rejects.toMatchObject({
          details: expect.stringContaining('The wallet may have carried out the request.'),
        })
      }
    })

    test('R36: any error of a wallet becomes a typed error with a readable message, and the next request works', async () => {
      const { session, wallet } = await setConnectedScene(setup)
      for (const thrown of nonErrors()) {
        wallet.throwNextSignature(thrown)
        await rejectionCode(signMessage(session, 'x'))
      }
      expect(await signMessage(session, 'next')).not.toBe('')
    })

    test("R36: distinguishes a user's rejection from other errors", async () => {
      const { session, wallet, declines } = await setConnectedScene(setup)
      for (const thrown of [...declines, ...refusalTexts.map((text) => new Error(text))]) {
        wallet.throwNextSignature(thrown)
        expect(await rejectionCode(signMessage(session, 'x'))).toBe('USER_REJECTED')
      }
    })

    test('L2: two concurrent requests each return the signature of their own message', async () => {
      const { session, wallet, verifyMessage } = await setConnectedScene(setup)
      const address = wallet.addresses[0] ?? ''
      const messages = ['one', 'two', 'three']
      const signatures = await Promise.all(messages.map((message) => signMessage(session, message)))
      for (const [index, signature] of signatures.entries())
        expect(await verifyMessage({ message: messages[index] ?? '', address, signature })).toBe(true)
    })

    test('rejects an address that is invalid or not shared, without a request to the wallet', async () => {
      const { session, wallet, badAddresses, createRecipient } = await setConnectedScene(setup)
      const asked = wallet.promptCount()
      for (const address of [...badAddresses, createRecipient()]) {
        const signing = session.actions.signMessage?.({ message: 'x', address })
        await rejectionCode(signing ?? Promise.reject(new Error('The session cannot sign')))
      }
      expect(wallet.promptCount()).toBe(asked)
    })

    test('rejects with a typed error if the wallet is unloaded', async () => {
      const { session, wallet } = await setConnectedScene(setup)
      wallet.unplug()
      await rejectionCode(signMessage(session, 'x'))
    })
  })
}

/** Requests a signature from a session with its own address. */
export function signMessage(session: Session, message: string, signal?: AbortSignal): Promise<string> {
  return session.actions.signMessage?.({ message, signal }) ?? Promise.reject(new Error('The session cannot sign'))
}
