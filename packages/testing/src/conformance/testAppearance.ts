import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { type ConformanceTraits, has } from './conformanceTraits.js'
import { pause, setScene, until } from './scene.js'

/** What a wallet says of itself is not trusted. */
export function testAppearance(setup: ConformanceSetup, traits: ConformanceTraits): void {
  describe('what wallets say of themselves', () => {
    test('R25: what is no wallet is ignored, and the wallets beside it stay', async () => {
      const scene = await setScene(setup)
      await scene.find()
      const before = scene.connectors().length
      for (const appear of scene.impostors) appear()
      const late = scene.createWallet('Late Wallet')
      late.appear()
      await scene.find(late)
      expect(scene.connectors()).toHaveLength(before + 1)
    })

    if (has(traits, 'ownName'))
      test('R26: names are cleaned and cut; one without a letter is no name', async () => {
        const scene = await setScene(setup)
        await scene.find()
        const known = scene.connectors().length
        const names = ['\u202eteltaW', 'Zero\u200bWidth\u0007', `Long ${'name '.repeat(18)}`]
        for (const [index, name] of names.entries())
          scene.createWallet(name, { identity: `org.example.n${index}` }).appear()
        for (const name of ['', '   ', '\u200b'])
          scene.createWallet(name, { identity: 'org.example.nameless' }).appear()
        const count = known + names.length
        const found = await until(
          () => scene.connectors().length >= count && scene.connectors(),
          'not all were discovered',
        )
        expect(found).toHaveLength(count)
        for (const { name } of found) {
          expect(name).not.toMatch(/[\p{Cc}\p{Cf}]/u)
          expect([...name].length).toBeLessThanOrEqual(64)
          expect(name.trim()).not.toBe('')
        }
      })

    if (has(traits, 'ownIcon'))
      test('R27: a picture that could ask a server or run a script is left out, the wallet is not', async () => {
        const scene = await setScene(setup)
        const wallets = [...badIcons, goodIcon].map((icon, index) => scene.createWallet(`Pictured ${index}`, { icon }))
        for (const wallet of wallets) wallet.appear()
        for (const [index, wallet] of wallets.entries()) {
          const icon = badIcons[index]
          expect((await scene.find(wallet)).imageUrl, icon?.slice(0, 60)).toBe(
            icon === undefined ? goodIcon : undefined,
          )
        }
      })

    if (has(traits, 'sameName'))
      test('R29, R30: a wallet that takes the name of another hides nothing: both are listed, under ids of their own', async () => {
        const scene = await setScene(setup)
        const { id } = await scene.find()
        scene.createWallet(scene.wallet.name, { identity: 'org.example.second' }).appear()
        const both = await until(() => {
          const found = scene.connectors().filter(({ name }) => name === scene.wallet.name)
          return found.length > 1 && found
        }, 'the second wallet of the name was not listed')
        expect(new Set(both.map((connector) => connector.id)).size).toBe(2)
        expect(both.some((connector) => connector.id === id)).toBe(true)
        await (await scene.find()).connect()
        expect(scene.wallet.requestCount()).toBeGreaterThan(0)
      })

    test('R32: very many wallets at once are listed up to a limit, told in few steps, and the first stays', async () => {
      const scene = await setScene(setup)
      const first = await scene.find()
      const told = scene.lists.length
      scene.flood(2_000)
      await until(() => scene.connectors().length > 1, 'none of the many was listed')
      await pause(100)
      expect(scene.connectors().length).toBeLessThanOrEqual(200)
      expect(scene.lists.length - told).toBeLessThanOrEqual(10)
      expect(scene.connectors().some(({ id }) => id === first.id)).toBe(true)
    })

    if (has(traits, 'tampering'))
      test('R33: functions that a script puts into the wallet after it was connected are not called', async () => {
        const scene = await setScene(setup)
        const session = await (await scene.find()).connect()
        const calls = await scene.wallet.tamper()
        const message = 'to the wallet itself'
        const signature = await session.actions.signMessage?.({ message })
        const address = scene.wallet.addresses[0] ?? ''
        expect(await scene.verifyMessage({ message, address, signature: signature ?? '' })).toBe(true)
        expect(calls()).toBe(0)
      })
  })
}

const goodIcon =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const badIcons: readonly string[] = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://tracker.example/pixel.png',
  'blob:http://localhost/1',
  `data:image/png;base64,${'A'.repeat(600_000)}`,
  '',
]
