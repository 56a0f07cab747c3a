import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { type ConformanceTraits, has } from './conformanceTraits.js'
import { oddities } from './oddities.js'
import { pause, rejectionCode, setScene, until } from './scene.js'
import { falseRefusals, refusalTexts } from './walletTexts.js'

const noAccountCodes = ['WALLET_NO_ACCOUNT', 'WALLET_LOCKED']

export function testConnecting(setup: ConformanceSetup, traits: ConformanceTraits): void {
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

    test('R151: a wallet keeps its own network; one that has none takes the wanted one', async () => {
      const scene = await setScene(setup)
      const [own, wanted] = scene.networks
      const session = await (await scene.find()).connect({ network: wanted })
      const prompts = scene.wallet.promptCount()
      expect(session.networkId).toBe((traits.switching === 'page' ? wanted : own).caipNetworkId)
      expect(prompts).toBe(1)
    })

    test('declined: typed, nothing stays behind, and the next try works', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      for (let round = 0; round < 5; round++) {
        scene.wallet.rejectNextConnect()
        expect(await rejectionCode(connector.connect())).toBe('USER_REJECTED')
        expect(scene.wallet.listenerCount()).toBe(0)
      }
      expect((await connector.connect()).accounts).toHaveLength(scene.wallet.atConnect.length)
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
      expect((await connector.connect()).accounts).toHaveLength(scene.wallet.atConnect.length)
    })

    test('aborted before it began: the wallet is not asked', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      expect(await rejectionCode(connector.connect({ signal: AbortSignal.abort() }))).toBe('ABORTED')
      expect(scene.wallet.requestCount()).toBe(0)
    })

    if (has(traits, 'emptyApproval'))
      test('R34: approved without any account ticked', async () => {
        const scene = await setScene(setup)
        scene.wallet.shareNothingNext()
        expect(noAccountCodes).toContain(await rejectionCode((await scene.find()).connect()))
        expect(scene.wallet.listenerCount()).toBe(0)
      })

    test('R34: of an answer with malformed accounts the valid ones stay, in their order and once each', async () => {
      const scene = await setScene(setup)
      const { answer, addresses } = scene.mixedAccountAnswer
      scene.wallet.answerNextConnect(answer)
      const { accounts } = await (await scene.find()).connect()
      expect(accounts.map(({ address }) => address)).toEqual(addresses)
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
      expect((await connector.connect()).accounts).toHaveLength(scene.wallet.atConnect.length)
    })

    test('R36: what wallets throw when their person declines is told from what went wrong', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      for (const thrown of [...scene.declines, ...refusalTexts.map((text) => new Error(text))]) {
        scene.wallet.throwNextConnect(thrown)
        expect(await rejectionCode(connector.connect()), describeThrown(thrown)).toBe('USER_REJECTED')
      }
    })

    test('R36: code 4001 is no refusal where its text names another cause', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      for (const [thrown, code] of falseRefusals) {
        scene.wallet.throwNextConnect(thrown)
        expect(await rejectionCode(connector.connect()), thrown.message).toBe(code)
      }
    })

    test('a wallet that is gone rejects with a typed error', async () => {
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
