import { createEip155Adapter } from '@latchkey/adapter-eip155'
import type { AdapterFactory } from '@latchkey/common'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'
import { rendered } from '../../test/rendered.js'
import type { AppKitOptions } from '../exports/index.js'

const end: (() => void)[] = []
/** Requested idle periods. The test decides when the page is idle. */
const periods: IdleRequestCallback[] = []
beforeEach(() => {
  // On a busy machine, the browser mistakes the slow loopback for a 2G connection.
  setConnection({ effectiveType: '4g' })
  const real = window.requestIdleCallback
  window.requestIdleCallback = (callback) => periods.push(callback)
  end.push(() => {
    window.requestIdleCallback = real
    periods.length = 0
  })
})
afterEach(() => {
  for (const stop of end.splice(0).reverse()) stop()
})

/** Runs the requested idle period as soon as there is one. */
async function nextPeriod(): Promise<void> {
  await expect.poll(() => periods.length).toBe(1)
  periods.pop()?.({ didTimeout: false, timeRemaining: () => 50 })
}

/** The idle periods in which the page loads the code of the modal, prepares core, starts it, and mounts the modal. */
const steps = { load: 3, prepare: 1, start: 1, mount: 1 } as const

/** Runs the idle periods of a complete prefetch. */
async function rest(): Promise<void> {
  for (let period = 0; period < steps.load + steps.prepare + steps.start + steps.mount; period++) await nextPeriod()
}

/** Checks that nothing requests an idle period, in which it would load code. */
async function expectNoPeriod(): Promise<void> {
  await rendered()
  expect(periods).toEqual([])
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
  await rest()
  await expect.poll(() => document.querySelector('appkit-modal')).not.toBeNull()
  await rendered()
  expect(requested).toContain(false)
  expect(document.querySelector('appkit-modal')?.shadowRoot?.querySelector('dialog')?.open).toBe(false)
  expect(kit.core?.connectors.state.all).toEqual([])
  expect(wallet.control.requests()).toEqual([])
})

test('R250: options changed after core is prepared apply when it starts', async () => {
  const { kit } = createKit({ themeMode: 'light' })
  for (let period = 0; period < steps.load + steps.prepare; period++) await nextPeriod()
  await expect.poll(() => periods.length).toBe(1)
  expect(kit.core).toBeUndefined()
  kit.setThemeMode('dark')
  await nextPeriod()
  await expect.poll(() => kit.core?.theme.state.mode).toBe('dark')
})

test.each(['pointerenter', 'focus', 'touchstart'])('R250: with `intent`, loads the code on %s', async (intent) => {
  const { kit, requested, inside } = createKit({ prefetch: 'intent' })
  await expectNoPeriod()
  expect(requested).toEqual([])
  inside.dispatchEvent(new Event(intent))
  await expect.poll(() => kit.core).toBeDefined()
})

test('R250: with `none`, loads the code only on click', async () => {
  const { kit, requested, inside } = createKit({ prefetch: 'none' })
  inside.dispatchEvent(new Event('pointerenter'))
  await expectNoPeriod()
  expect([kit.core, requested]).toEqual([undefined, []])
  inside.click()
  await expect.poll(() => kit.isOpen()).toBe(true)
})

test.each([
  ['saves data', { saveData: true }],
  ['has a 2G connection', { effectiveType: '2g' }],
])('R251: loads the code only on click for a visitor who %s', async (_title, connection) => {
  setConnection(connection)
  const { kit, requested, inside } = createKit()
  inside.dispatchEvent(new Event('pointerenter'))
  // The page checks the connection once it is idle.
  await nextPeriod()
  await expectNoPeriod()
  expect([kit.core, requested]).toEqual([undefined, []])
})

test('R250: an instance destroyed before the page is idle loads nothing', async () => {
  const { kit, requested } = createKit()
  await expect.poll(() => periods.length).toBe(1)
  kit.destroy()
  await nextPeriod()
  await expectNoPeriod()
  expect(requested).toEqual([])
})

test('R250: an instance destroyed while its code loads creates no core', async () => {
  const loading = Promise.withResolvers<void>()
  const { kit, requested, logger } = createKit({}, () => loading.promise)
  for (let period = 0; period < steps.load; period++) await nextPeriod()
  expect(requested).toContain(false)
  kit.destroy()
  loading.resolve()
  // It waits for an idle period once the code is loaded.
  await nextPeriod()
  await expectNoPeriod()
  expect([kit.core, logger.entries]).toEqual([undefined, []])
})

test('R252: a failed prefetch is not reported', async () => {
  const { requested, logger } = createKit({}, () => Promise.reject(new TypeError('Failed to fetch')))
  await rest()
  await expect.poll(() => document.querySelector('appkit-modal')).not.toBeNull()
  expect(requested).toContain(false)
  expect(logger.entries).toEqual([])
})
