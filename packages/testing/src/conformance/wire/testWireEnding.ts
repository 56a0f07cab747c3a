import { describe, expect, test } from 'vitest'
import { codeOf } from '../../fakes/codeOf.js'
import { createFullWire, type WireRig } from './wireRig.js'
import { openScene } from './wireScene.js'

const over = { type: 'disconnected', reason: 'wallet' }

export function testWireEnding(rig: WireRig): void {
  describe('ending', () => {
    test('FI3: a session the wallet ended is over, once, and what is under way settles', async () => {
      const { wire, events, frame, sign, askForever } = await openScene(rig)
      const signing = await askForever()
      wire.tell({ type: 'ended' })
      wire.tell({ type: 'ended' })
      await frame()
      expect(await signing.code).toBe('NOT_CONNECTED')
      expect(await codeOf(sign())).toBe(rig.endedCode ?? 'NOT_CONNECTED')
      expect(events).toEqual([over])
      expect([wire.listenerCount(), wire.leaveCount]).toEqual([0, 0])
    })

    test.each([
      ['no account', []],
      ['nothing that is one', rig.badAccounts],
    ])('FI3: an update that leaves %s ends the session, and the wire is left', async (_, accounts) => {
      const { wire, events, frame, sign } = await openScene(rig)
      const { grant } = wire
      wire.update({ accounts, networkIds: [] })
      wire.update(grant)
      await frame()
      expect(events).toEqual([over])
      expect([wire.listenerCount(), wire.leaveCount]).toEqual([0, 1])
      expect(await codeOf(sign())).toBe(rig.endedCode ?? 'NOT_CONNECTED')
    })

    test('FI4: a page that comes back and finds that nothing is granted any more, before it is told, leaves the wire, too', async () => {
      const { wire, session, events, frame } = await openScene(rig)
      wire.grant = { ...wire.grant, accounts: [], networkIds: [] }
      await codeOf(session.refresh?.())
      wire.tell({ type: 'updated' })
      await frame()
      expect(events).toEqual([over])
      expect([wire.listenerCount(), wire.leaveCount]).toEqual([0, 1])
    })

    test('L1: a wire that cannot be left is as over as any', async () => {
      const { wire, events, frame } = await openScene(rig)
      wire.leave = () => Promise.reject(new Error('the relay is gone'))
      wire.update({ accounts: [], networkIds: [] })
      await frame()
      expect(events).toEqual([over])
    })

    test('FI20: disconnecting ends what is under way and leaves, and waits 3 s for it at most', async () => {
      const first = await openScene(rig)
      await first.session.disconnect()
      expect([first.wire.leaveCount, first.wire.listenerCount(), first.events]).toEqual([1, 0, []])

      const { wire, clock, session, events, askForever } = await openScene(rig)
      const signing = await askForever()
      wire.leave = () => new Promise(() => undefined)
      let isOver = false
      const leaving = session.disconnect().then(() => {
        isOver = true
      })
      expect(await signing.code).toBe('NOT_CONNECTED')
      await clock.advance(2_999)
      expect(isOver).toBe(false)
      await clock.advance(1)
      await leaving
      expect(events).toEqual([])
    })

    test('L7: a session that is detached, or whose adapter ends, listens no longer and does not leave', async () => {
      const first = await openScene(rig)
      first.session.detach()
      const second = await openScene(rig)
      second.adapter.destroy()
      for (const { wire } of [first, second]) expect([wire.listenerCount(), wire.leaveCount]).toEqual([0, 0])
    })

    test('L7: after twenty sessions over one wire, left or detached, nothing listens and no timer runs', async () => {
      const wire = createFullWire(rig)
      for (let round = 0; round < 20; round++) {
        const { session, clock } = await openScene(rig, wire)
        wire.update({})
        expect(wire.listenerCount()).toBe(1)
        if (round % 2) session.detach()
        else await session.disconnect()
        expect(wire.listenerCount()).toBe(0)
        expect(clock.timerCount()).toBe(0)
      }
    })
  })
}
