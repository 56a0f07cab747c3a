import { createFakeStorage, settle } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createTestCore, type TestCore } from '../test/createTestCore.js'

const connectorId = 'com.example.wallet'
const stored = () =>
  createFakeStorage({ items: { '@latchkey/connections/eip155': JSON.stringify({ v: 1, d: [{ connectorId }] }) } })
const code = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error)

test.each<[string, () => TestCore, (core: TestCore['core']) => Promise<unknown>, string | undefined]>([
  ['connects', () => createTestCore(), (core) => core.connect({ connectorId }).catch(code), 'DESTROYED'],
  ['restores', () => createTestCore({ storage: stored() }), (core) => core.ready, undefined],
])(
  'L7, FI26: an instance that is destroyed while it %s leaves nothing behind and sends no more requests, at every step',
  async (_title, open, go, ends) => {
    for (let step = 0; step < 60; step++) {
      const { core, page, clock, adapter, wallet } = open()
      const end = go(core)
      for (let turn = 0; turn < step; turn++) await null
      const asked = wallet.requests.length
      core.destroy()
      expect(await end).toBe(ends)
      await settle()
      const left = {
        listeners: page.listeners(),
        timers: clock.timerCount(),
        discovering: adapter.count.discovering,
        asked: wallet.requests.length - asked,
      }
      expect(left, `destroyed at step ${step}`).toEqual({ listeners: 0, timers: 0, discovering: 0, asked: 0 })
    }
  },
)
