import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { pause, rejectionCode, setScene, until } from './scene.js'

const noAccountCodes = ['WALLET_NO_ACCOUNT', 'WALLET_LOCKED']

export function testConnecting(setup: ConformanceSetup): void {
  describe('connecting', () => {
    test('approved: the session has the account and network of the wallet', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      const session = await connector.connect()
      expect(session).toMatchObject({
        namespace: scene.adapter.namespace,
        connectorId: connector.id,
        connectorType: connector.type,
        networkId: scene.networks[0].caipNetworkId,
        wallet: { name: scene.wallet.name },
      })
      expect(session.accounts.map(({ address }) => address)).toEqual([scene.wallet.addresses[0]])
      expect(session.accounts[0]?.namespace).toBe(scene.adapter.namespace)
      expect(session.provider).toBeDefined()
    })

    test('the wallet is brought to the network the app wants', async () => {
      const scene = await setScene(setup)
      const session = await (await scene.find()).connect({ network: scene.networks[1] })
      expect(session.networkId).toBe(scene.networks[1].caipNetworkId)
    })

    test('declined: typed, nothing stays behind, and the next try works', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      for (let round = 0; round < 5; round++) {
        scene.wallet.rejectNextConnect()
        expect(await rejectionCode(connector.connect())).toBe('USER_REJECTED')
        expect(scene.wallet.listenerCount()).toBe(0)
      }
      expect((await connector.connect()).accounts).toHaveLength(1)
    })

    test('no answer: an abort settles it at once, the late answer changes nothing, and the next try works', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      const release = scene.wallet.stallNextConnect()
      const abort = new AbortController()
      const connecting = rejectionCode(connector.connect({ signal: abort.signal }))
      await until(() => scene.wallet.requestCount() > 0, 'the wallet was not asked')
      abort.abort()
      expect(await connecting).toBe('ABORTED')
      release()
      await pause(50)
      expect(scene.wallet.listenerCount()).toBe(0)
      expect((await connector.connect()).accounts).toHaveLength(1)
    })

    test('aborted before it began: the wallet is not asked', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      expect(await rejectionCode(connector.connect({ signal: AbortSignal.abort() }))).toBe('ABORTED')
      expect(scene.wallet.requestCount()).toBe(0)
    })

    test('R34: approved without any account ticked', async () => {
      const scene = await setScene(setup)
      scene.wallet.shareNothingNext()
      expect(noAccountCodes).toContain(await rejectionCode((await scene.find()).connect()))
      expect(scene.wallet.listenerCount()).toBe(0)
    })

    test('R34: answers that hold no account', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      for (const answer of scene.badAccountAnswers) {
        scene.wallet.answerNextConnect(answer)
        const code = await rejectionCode(connector.connect())
        expect([...noAccountCodes, 'WALLET_BAD_RESULT'], `answer ${JSON.stringify(answer)}`).toContain(code)
        expect(scene.wallet.listenerCount()).toBe(0)
      }
    })

    test('R36: whatever a wallet throws becomes a typed error with a readable message', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      for (const thrown of oddities()) {
        scene.wallet.throwNextConnect(thrown)
        await rejectionCode(connector.connect())
        expect(scene.wallet.listenerCount()).toBe(0)
      }
      expect((await connector.connect()).accounts).toHaveLength(1)
    })

    test('a wallet that is gone rejects with a typed error', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      scene.wallet.unplug()
      await rejectionCode(connector.connect())
    })
  })

  describe('restoring', () => {
    test('a wallet that does not know the page gives no session and shows no window', async () => {
      const scene = await setScene(setup)
      expect(await (await scene.find()).restore?.()).toBeUndefined()
      expect(scene.wallet.promptCount()).toBe(0)
    })

    test('an earlier session comes back without a window', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      const session = await connector.connect()
      session.detach()
      const prompts = scene.wallet.promptCount()
      const restored = await connector.restore?.()
      expect(restored?.accounts).toEqual(session.accounts)
      expect(restored?.networkId).toBe(session.networkId)
      expect(scene.wallet.promptCount()).toBe(prompts)
    })

    test('FI19: a locked wallet gives no session yet, and gives it when unlocked', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      const session = await connector.connect()
      session.detach()
      scene.wallet.lock()
      const prompts = scene.wallet.promptCount()
      const outcome = await (connector.restore?.() ?? Promise.resolve(undefined)).catch((error: unknown) => error)
      expect(outcome === undefined || (await rejectionCode(Promise.reject(outcome))) === 'WALLET_LOCKED').toBe(true)
      expect(scene.wallet.promptCount()).toBe(prompts)
      let unlocked = false
      const stop = connector.watchUnlock?.(() => {
        unlocked = true
      })
      scene.wallet.unlock()
      if (connector.watchUnlock) await until(() => unlocked, 'unlocking was not noticed')
      stop?.()
      expect((await connector.restore?.())?.accounts).toEqual(session.accounts)
    })

    test('a wallet that does not answer is given up by the signal', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      const session = await connector.connect()
      session.detach()
      scene.wallet.stallEverything()
      const abort = new AbortController()
      const restoring = connector.restore?.({ signal: abort.signal })
      await pause(20)
      abort.abort()
      if (restoring) expect(await rejectionCode(restoring)).toBe('ABORTED')
      expect(scene.wallet.listenerCount()).toBe(0)
    })
  })
}

/** Things wallets throw that are not errors. */
function oddities(): readonly unknown[] {
  const circular: Record<string, unknown> = {}
  circular.self = circular
  const trap = {
    get code() {
      throw new Error('a getter that throws')
    },
    get message() {
      throw new Error('a getter that throws')
    },
  }
  return [undefined, null, 'free text', 42, {}, circular, trap, { code: '4001' }, { code: -32002 }, new Error('')]
}
