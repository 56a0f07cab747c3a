import { createCore, type ViewName } from '@latchkey/core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createStorage } from '../fixtures/createTestModal.fixture.js'
import { createScriptedAdapter } from '../fixtures/scriptedAdapter.fixture.js'
import { mainnet } from '../fixtures/testNetworks.fixture.js'
import { eventually, pause } from '../fixtures/visitor.fixture.js'
import { createScreens } from './createScreens.js'
import { loadView } from './loadView.js'
import type { ViewModule } from './viewModule.js'

function View() {
  return null
}

function setUp(load: () => Promise<ViewModule>) {
  const adapter = createScriptedAdapter({ wallets: [] })
  const core = createCore(
    { projectId: 'test', networks: [mainnet], adapters: [adapter.factory] },
    { ports: { storage: createStorage() } },
  )
  const fetchView = (view: ViewName) => (view === 'WhatIsAWallet' ? load() : loadView(view, core))
  return { core, screens: createScreens(core, fetchView, () => undefined) }
}

test('FI30: a view whose code cannot be had is told as such and can be fetched again', async () => {
  let tries = 0
  const { core, screens } = setUp(() =>
    ++tries < 2 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ View }),
  )
  core.open({ view: 'WhatIsAWallet' })
  await eventually(() => expect(screens.get().screen?.module).toBe('failed'))
  expect(screens.get().isOpen).toBe(true)
  screens.retry()
  await eventually(() => expect(screens.get().screen?.module).toEqual({ View }))
  screens.destroy()
})

test('FI30: a view whose code does not come for half a minute is told as such; once it is there, trying again shows it', async () => {
  const slow = Promise.withResolvers<ViewModule>()
  const { core, screens } = setUp(() => slow.promise)
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  core.open({ view: 'WhatIsAWallet' })
  await vi.advanceTimersByTimeAsync(29_000)
  expect(screens.get().screen?.module).toBe('loading')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(screens.get().screen?.module).toBe('failed')
  slow.resolve({ View })
  screens.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(screens.get().screen?.module).toEqual({ View })
  screens.destroy()
})

test('a view is not shown before its code is there; the newest one wanted wins', async () => {
  const slow = Promise.withResolvers<ViewModule>()
  const { core, screens } = setUp(() => slow.promise)
  core.open({ view: 'Networks' })
  await eventually(() => expect(screens.get().screen?.view).toBe('Networks'))
  core.router.push('WhatIsAWallet')
  await pause(50)
  expect(screens.get().screen?.view).toBe('Networks')
  core.router.push('GetWallet')
  await eventually(() => expect(screens.get().screen?.view).toBe('GetWallet'))
  slow.resolve({ View })
  await pause(50)
  expect(screens.get().screen?.view).toBe('GetWallet')
  screens.destroy()
})

test('L7: once it has ended nothing is fetched or shown any more, whoever asks', async () => {
  let fetched = 0
  const { core, screens } = setUp(async () => {
    fetched++
    return { View }
  })
  core.open({ view: 'WhatIsAWallet' })
  screens.destroy()
  await screens.settled()
  expect([fetched, screens.get().isOpen]).toEqual([0, false])
})

test('a view that takes its time is announced', async () => {
  const { core, screens } = setUp(() => new Promise(() => undefined))
  core.open({ view: 'WhatIsAWallet' })
  await eventually(() => expect(screens.get().screen?.module).toBe('loading'))
  screens.destroy()
})

test('what goes before the drawing of a view is waited for each time it is opened, until another view is wanted', async () => {
  const gates: (() => void)[] = []
  const held: ViewModule = { View, awaitFirst: () => new Promise((resolve) => void gates.push(resolve)) }
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
  gates[1]?.()
  await pause(50)
  expect(screens.get().screen?.view).toBe('Networks')
  screens.destroy()
})
