import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { type ConformanceTraits, has } from './conformanceTraits.js'
import { nonErrors } from './nonErrors.js'
import { elapse, rejectionCode, setScene, until } from './scene.js'
import { falseRefusals, refusalTexts } from './walletTexts.js'

const noAccountCodes = ['WALLET_NO_ACCOUNT', 'WALLET_LOCKED']

export function testConnecting(setup: ConformanceSetup, traits: ConformanceTraits): void {
  describe('connecting', () => {
    test('an approval opens a session with the account and network of the wallet', async () => {
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
      expect(session.accounts.map(({ address }) => address)).toEqual(scene.wallet.atConnect)
      expect(session.accounts[0]?.namespace).toBe(scene.adapter.namespace)
      expect(session.provider).toBeDefined()
    })

    test('R151: asks the wallet to switch if the network is required', async () => {
      const scene = await setScene(setup)
      const [, network] = scene.networks
      const session = await (await scene.find()).connect({ network, isNetworkRequired: true })
      expect(session.networkId).toBe(network.caipNetworkId)
    })

    test('R151: a wallet keeps its own network; one without a network uses the requested one', async () => {
      const scene = await setScene(setup)
      const [own, requested] = scene.networks
      const session = await (await scene.find()).connect({ network: requested })
      const prompts = scene.wallet.promptCount()
      expect(session.networkId).toBe((traits.switching === 'page' ? requested : own).caipNetworkId)
      expect(prompts).toBe(1)
    })

    test('a rejection is a typed error and leaves no listener, and a retry works', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      for (let round = 0; round < 5; round++) {
        scene.wallet.rejectNextConnect()
        expect(await rejectionCode(connector.connect())).toBe('USER_REJECTED')
        expect(scene.wallet.listenerCount()).toBe(0)
      }
      expect((await connector.connect()).accounts).toHaveLength(scene.wallet.atConnect.length)
    })

    test('aborting a pending request rejects immediately; the late response changes nothing, and a retry works', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      const release = scene.wallet.stallNextConnect()
      const abort = new AbortController()
      const connecting = rejectionCode(connector.connect({ signal: abort.signal }))
      await until(() => scene.wallet.requestCount() > 0, 'the wallet was not asked')
      abort.abort()
      expect(await connecting).toBe('ABORTED')
      release()
      await elapse(scene)
      expect(scene.wallet.listenerCount()).toBe(0)
      expect((await connector.connect()).accounts).toHaveLength(scene.wallet.atConnect.length)
    })

    test('sends the wallet no request if the signal is already aborted', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      expect(await rejectionCode(connector.connect({ signal: AbortSignal.abort() }))).toBe('ABORTED')
      expect(scene.wallet.requestCount()).toBe(0)
    })

    if (has(traits, 'emptyApproval'))
      test('R34: rejects with a typed error if no account is ticked', async () => {
        const scene = await setScene(setup)
        scene.wallet.shareNothingNext()
        expect(noAccountCodes).toContain(await rejectionCode((await scene.find()).connect()))
        expect(scene.wallet.listenerCount()).toBe(0)
      })

    test('R34: keeps the valid accounts of a response with malformed ones, in order and without duplicates', async () => {
      const scene = await setScene(setup)
      const { answer, addresses } = scene.mixedAccountAnswer
      scene.wallet.answerNextConnect(answer)
      const { accounts } = await (await scene.find()).connect()
      expect(accounts.map(({ address }) => address)).toEqual(addresses)
    })

    test('R34: rejects with a typed error after a response without an account', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      for (const answer of scene.badAccountAnswers) {
        scene.wallet.answerNextConnect(answer)
        const code = await rejectionCode(connector.connect())
        expect([...noAccountCodes, 'WALLET_BAD_RESULT'], `answer ${JSON.stringify(answer)}`).toContain(code)
        expect(scene.wallet.listenerCount()).toBe(0)
      }
    })

    test('R36: maps anything that a wallet throws to a typed error with a readable message', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      for (const thrown of nonErrors()) {
        scene.wallet.throwNextConnect(thrown)
        await rejectionCode(connector.connect())
        expect(scene.wallet.listenerCount()).toBe(0)
      }
      expect((await connector.connect()).accounts).toHaveLength(scene.wallet.atConnect.length)
    })

    test("R36: distinguishes a user's rejection from other errors", async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      for (const thrown of [...scene.declines, ...refusalTexts.map((text) => new Error(text))]) {
        scene.wallet.throwNextConnect(thrown)
        expect(await rejectionCode(connector.connect()), describeThrown(thrown)).toBe('USER_REJECTED')
      }
    })

    test('R36: does not treat code 4001 as a rejection if its message names another cause', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      for (const [thrown, code] of falseRefusals) {
        scene.wallet.throwNextConnect(thrown)
        expect(await rejectionCode(connector.connect()), thrown.message).toBe(code)
      }
    })

    test('rejects with a typed error if the wallet is unloaded', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      scene.wallet.unplug()
      await rejectionCode(connector.connect())
    })
  })
}

function describeThrown(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : JSON.stringify(thrown)
}
