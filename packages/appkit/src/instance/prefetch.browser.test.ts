import { createEip155Adapter } from '@latchkey/adapter-eip155'
import type { AdapterFactory } from '@latchkey/common'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'
import { rendered } from '../../test/rendered.js'
import type { AppKitOptions } from '../exports/index.js'

const end: (() => void)[] = []
beforeEach(() => {
  // On a busy machine, the browser mistakes the slow loopback for a 2G connection.
  setConnection({ effectiveType: '4g' })
})
afterEach(() => {
  for (const stop of end.splice(0).reverse()) stop()
})

/** Waits for as many idle periods as the prefetch takes. */
async function rest(): Promise<void> {
  for (let period = 0; period < 6; period++) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }))
    await rendered()
  }
}

/** Creates a kit whose adapter records which of its parts are loaded. */
function createKit(options: Partial<AppKitOptions> = {}, prefetch: () => Promise<void> = () => Promise.resolve()) {
  const requested: boolean[] = []
  const real = createEip155Adapter()
  const adapter: AdapterFactory = {
    ...real,
    prefetch(needed) {
      requested.push(needed.session)
      return prefetch()
    },
  }
  const world = createTestKit({ ...options, adapters: [adapter] })
  end.push(world.end)
  const button = document.createElement('appkit-button')
  // Off screen, so that the pointer of an earlier test cannot rest on it.
  const place = document.createElement('div')
  place.style.cssText = 'position:absolute;inset-inline-start:-1000px'
  place.append(button)
  document.body.append(place)
  end.push(() => place.remove())
  const inside = button.shadowRoot?.querySelector('button')
  if (!inside) throw new Error('The element has no button yet.')
  return { ...world, requested, inside }
}

function setConnection(connection: object): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  end.push(() => Reflect.deleteProperty(navigator, 'connection'))
}

test("R250: an idle page loads the modal's code and prepares the closed modal, but looks for no wallet", async () => {
  const { kit, requested, wallet } = createKit()
  await expect.poll(() => requested, { timeout: 15_000 }).toContain(false)
  await expect.poll(() => document.querySelector('appkit-modal'), { timeout: 15_000 }).not.toBeNull()
  await rest()
  expect(document.querySelector('appkit-modal')?.shadowRoot?.querySelector('dialog')?.open).toBe(false)
  expect(kit.core?.connectors.state.all).toEqual([])
  expect(wallet.control.requests()).toEqual([])
})

test('R250: options changed after core is prepared apply when it starts', async () => {
  const periods: (() => void)[] = []
  const real = window.requestIdleCallback
  window.requestIdleCallback = (callback) =>
    periods.push(() => callback({ didTimeout: false, timeRemaining: () => 50 }))
  end.push(() => {
    window.requestIdleCallback = real
  })
  const nextPeriod = async () => {
    await expect.poll(() => periods.length, { timeout: 15_000 }).toBe(1)
    periods.pop()?.()
  }
  const { kit } = createKit({ themeMode: 'light' })
  // Three periods request the code. The fourth prepares core.
  for (let period = 0; period < 4; period++) await nextPeriod()
  await expect.poll(() => periods.length, { timeout: 15_000 }).toBe(1)
  expect(kit.core).toBeUndefined()
  kit.setThemeMode('dark')
  await nextPeriod()
  await expect.poll(() => kit.core?.theme.state.mode, { timeout: 15_000 }).toBe('dark')
})

test.each(['pointerenter', 'focus', 'touchstart'])('R250: with `intent` the code is loaded on %s', async (intent) => {
  const { kit, requested, inside } = createKit({ prefetch: 'intent' })
  await rest()
  expect(requested).toEqual([])
  inside.dispatchEvent(new Event(intent))
  await expect.poll(() => kit.core, { timeout: 15_000 }).toBeDefined()
})

test('R250: with `none`, the code loads on click only', async () => {
  const { kit, requested, inside } = createKit({ prefetch: 'none' })
  inside.dispatchEvent(new Event('pointerenter'))
  await rest()
  expect([kit.core, requested]).toEqual([undefined, []])
  inside.click()
  await expect.poll(() => kit.isOpen(), { timeout: 15_000 }).toBe(true)
})

test.each([
  ['saves data', { saveData: true }],
  ['has a 2G line', { effectiveType: '2g' }],
])('R251: loads the code on click only for a visitor who %s', async (_title, connection) => {
  setConnection(connection)
  const { kit, requested, inside } = createKit()
  inside.dispatchEvent(new Event('pointerenter'))
  await rest()
  expect([kit.core, requested]).toEqual([undefined, []])
})

test('R250: an instance destroyed before the page is idle loads nothing', async () => {
  const { kit, requested } = createKit()
  kit.destroy()
  await rest()
  expect(requested).toEqual([])
})

test('R250: an instance destroyed while its code loads creates no core', async () => {
  const loading = Promise.withResolvers<void>()
  const { kit, requested, logger } = createKit({}, () => loading.promise)
  await expect.poll(() => requested, { timeout: 15_000 }).toContain(false)
  await rest()
  kit.destroy()
  loading.resolve()
  await rest()
  expect([kit.core, logger.entries]).toEqual([undefined, []])
})

test('R252: a failed prefetch is not reported', async () => {
  const { requested, logger } = createKit({}, () => Promise.reject(new TypeError('Failed to fetch')))
  await expect.poll(() => requested, { timeout: 15_000 }).toContain(false)
  await rest()
  expect(logger.entries).toEqual([])
})
