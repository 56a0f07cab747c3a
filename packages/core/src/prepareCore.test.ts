import { createFakeClock, createFakeLogger, createFakeStorage } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createFakePage } from '../test/fakePage.js'
import { mainnet } from '../test/networks.js'
import { createScriptedAdapter } from '../test/scriptedAdapter.js'
import { prepareCore } from './prepareCore.js'

test('R250: preparing has no side effects; starting adds listeners, logs, and restores the stored connection', () => {
  const clock = createFakeClock()
  const page = createFakePage()
  const logger = createFakeLogger()
  const storage = createFakeStorage({
    items: { '@latchkey/connections/eip155': JSON.stringify({ v: 1, d: [{ connectorId: 'com.example.wallet' }] }) },
  })
  const effects = () => ({
    listeners: page.listeners() > 0,
    timers: clock.timerCount() > 0,
    logged: logger.entries.length > 0,
    written: storage.writes.length > 0,
  })
  const start = prepareCore(
    { networks: [mainnet], adapters: [createScriptedAdapter([])] },
    { ports: { clock, logger, storage, window: page } },
  )
  expect(effects()).toEqual({ listeners: false, timers: false, logged: false, written: false })
  const core = start()
  expect(core.accounts.get('eip155').status).toBe('connecting')
  expect(effects()).toMatchObject({ listeners: true, logged: true })
  core.destroy()
})

test('throws `INVALID_OPTIONS` before it returns', () => {
  expect(() => prepareCore({ networks: [] })).toThrow(expect.objectContaining({ code: 'INVALID_OPTIONS' }))
})
