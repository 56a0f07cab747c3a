import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { type ConformanceTraits, has } from './conformanceTraits.js'
import { elapse, setScene, until } from './scene.js'

/** Tests that adapters validate wallet data, which is untrusted input. */
export function testAppearance(setup: ConformanceSetup, traits: ConformanceTraits): void {
  describe('wallet data', () => {
    test('R25: ignores objects that are not wallets, and keeps the others', async () => {
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
      test('R26: cleans and truncates names, and rejects names without a letter', async () => {
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
          scene,
        )
        expect(found).toHaveLength(count)
        for (const { name } of found) {
          expect(name).not.toMatch(/[\p{Cc}\p{Cf}]/u)
          expect([...name].length).toBeLessThanOrEqual(64)
          expect(name.trim()).not.toBe('')
        }
      })

    if (has(traits, 'ownIcon'))
      test('R27: drops an icon that could send a request or run a script, and keeps the wallet', async () => {
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
      test('R29, R30: lists two wallets of one name with separate ids', async () => {
        const scene = await setScene(setup)
        const { id } = await scene.find()
        scene.createWallet(scene.wallet.name, { identity: 'org.example.second' }).appear()
        const both = await until(
          () => {
            const found = scene.connectors().filter(({ name }) => name === scene.wallet.name)
            return found.length > 1 && found
          },
          'the second wallet of the name was not listed',
          scene,
        )
        expect(new Set(both.map((connector) => connector.id)).size).toBe(2)
        expect(both.some((connector) => connector.id === id)).toBe(true)
        await (await scene.find()).connect()
        expect(scene.wallet.requestCount()).toBeGreaterThan(0)
      })

    test('R32: lists many wallets up to a limit, in few updates, and keeps the first', async () => {
      const scene = await setScene(setup)
      const first = await scene.find()
      const before = scene.lists.length
      scene.flood(2_000)
      await until(() => scene.connectors().length > 1, 'none of the many was listed', scene)
      await elapse(scene)
      expect(scene.connectors().length).toBeLessThanOrEqual(200)
      expect(scene.lists.length - before).toBeLessThanOrEqual(10)
      expect(scene.connectors().some(({ id }) => id === first.id)).toBe(true)
    })

    if (has(traits, 'tampering'))
      test('R33: does not call functions that a script replaces after connecting', async () => {
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
