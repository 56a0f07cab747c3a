import { createCore, type ViewName } from '@latchkey/core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createStorage } from '../fixtures/createTestModal.fixture.js'
import { createScriptedAdapter } from '../fixtures/scriptedAdapter.fixture.js'
import { mainnet } from '../fixtures/testNetworks.fixture.js'
import { eventually, rendered } from '../fixtures/visitor.fixture.js'
import { createShare } from '../modalContext/createShare.js'
import type { ViewRecord } from '../modalContext/viewRecord.js'
import { loadView } from '../views/registry.js'
import { createScreens } from './createScreens.js'
import { createViewLoader } from './createViewLoader.js'

function View() {
  return null
}
const record: ViewRecord = { View, title: { key: 'WhatIsAWallet.title', english: 'What is a wallet?' } }

function setUp(load: () => Promise<ViewRecord>) {
  const adapter = createScriptedAdapter({ wallets: [] })
  const core = createCore(
    { projectId: 'test', networks: [mainnet], adapters: [adapter.factory] },
    { ports: { storage: createStorage() } },
  )
  const views = createViewLoader(
    (view: ViewName) => (view === 'WhatIsAWallet' ? load() : loadView(view)),
    () => undefined,
  )
  return { core, screens: createScreens(core, views, createShare(core, new AbortController().signal)) }
}

test('FI30: a view whose code fails to load shows an error and can be retried', async () => {
  let tries = 0
  const { core, screens } = setUp(() =>
    ++tries < 2 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(record),
  )
  core.open({ view: 'WhatIsAWallet' })
  await eventually(() => expect(screens.get().screen?.module).toBe('failed'))
  expect(screens.get().isOpen).toBe(true)
  screens.retry()
  await eventually(() => expect(screens.get().screen?.module).toEqual(record))
  screens.destroy()
})

test('FI30: a view whose code does not load within 30 s shows an error; a retry shows it once the code has arrived', async () => {
  const slow = Promise.withResolvers<ViewRecord>()
  const { core, screens } = setUp(() => slow.promise)
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  core.open({ view: 'WhatIsAWallet' })
  await vi.advanceTimersByTimeAsync(29_000)
  expect(screens.get().screen?.module).toBe('loading')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(screens.get().screen?.module).toBe('failed')
  slow.resolve(record)
  screens.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(screens.get().screen?.module).toEqual(record)
  screens.destroy()
})

test('shows a view once its code has loaded, and only the latest requested one', async () => {
  const slow = Promise.withResolvers<ViewRecord>()
  const { core, screens } = setUp(() => slow.promise)
  core.open({ view: 'Networks' })
  await eventually(() => expect(screens.get().screen?.view).toBe('Networks'))
  core.router.push('WhatIsAWallet')
  await rendered()
  expect(screens.get().screen?.view).toBe('Networks')
  core.router.push('GetWallet')
  await eventually(() => expect(screens.get().screen?.view).toBe('GetWallet'))
  const { screen } = screens.get()
  slow.resolve(record)
  await rendered()
  expect(screens.get().screen).toBe(screen)
  screens.destroy()
})

test('L7: loads and shows nothing after it was destroyed', async () => {
  let fetched = 0
  const { core, screens } = setUp(async () => {
    fetched++
    return record
  })
  core.open({ view: 'WhatIsAWallet' })
  screens.destroy()
  await screens.settled()
  expect([fetched, screens.get().isOpen]).toEqual([0, false])
})

test('announces a view that loads slowly', async () => {
  const { core, screens } = setUp(() => new Promise(() => undefined))
  core.open({ view: 'WhatIsAWallet' })
  await eventually(() => expect(screens.get().screen?.module).toBe('loading'))
  screens.destroy()
})

test("waits for a view's preparation at every opening, unless another view is requested", async () => {
  const gates: (() => void)[] = []
  const held: ViewRecord = { ...record, beforeRender: () => new Promise((resolve) => void gates.push(resolve)) }
  const { core, screens } = setUp(() => Promise.resolve(held))
  core.open({ view: 'Networks' })
  await eventually(() => expect(screens.get().screen?.view).toBe('Networks'))
  core.router.push('WhatIsAWallet')
  await eventually(() => expect(gates).toHaveLength(1))
  expect(screens.get().screen?.view).toBe('Networks')
  gates[0]?.()
  await eventually(() => expect(screens.get().screen?.view).toBe('WhatIsAWallet'))

  core.router.goBack()
  await eventually(() => expect(screens.get().screen?.view).toBe('Networks'))
  core.router.push('WhatIsAWallet')
  await eventually(() => expect(gates).toHaveLength(2))
  core.router.goBack()
  await eventually(() => expect(screens.get().screen?.view).toBe('Networks'))
  const { screen } = screens.get()
  gates[1]?.()
  await rendered()
  expect(screens.get().screen).toBe(screen)
  screens.destroy()
})
