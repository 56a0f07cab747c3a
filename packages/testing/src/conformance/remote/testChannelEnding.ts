import { describe, expect, test } from 'vitest'
import { codeOf } from '../../fakes/codeOf.js'
import { type ChannelRig, createFullChannel } from './channelRig.js'
import { openScene } from './channelScene.js'

const over = { type: 'disconnected', reason: 'wallet' }

export function testChannelEnding(rig: ChannelRig): void {
  describe('ending', () => {
    test('FI3: reports once that the wallet ended the session, and settles pending requests', async () => {
      const { channel, events, frame, sign, askForever } = await openScene(rig)
      const signing = await askForever()
      channel.tell({ type: 'ended' })
      channel.tell({ type: 'ended' })
      await frame()
      expect(await signing.code).toBe('NOT_CONNECTED')
      expect(await codeOf(sign())).toBe(rig.endedCode ?? 'NOT_CONNECTED')
      expect(events).toEqual([over])
      expect([channel.listenerCount(), channel.disconnectCount]).toEqual([0, 0])
    })

    test.each([
      ['no account', []],
      ['only malformed accounts', rig.badAccounts],
    ])('FI3: an update that leaves %s ends the session and disconnects the channel', async (_, accounts) => {
      const { channel, events, frame, sign } = await openScene(rig)
      const { grant } = channel
      channel.update({ accounts, networkIds: [] })
      channel.update(grant)
      await frame()
      expect(events).toEqual([over])
      expect([channel.listenerCount(), channel.disconnectCount]).toEqual([0, 1])
      expect(await codeOf(sign())).toBe(rig.endedCode ?? 'NOT_CONNECTED')
    })

    test('FI4: a page that wakes up without a grant disconnects the channel, even before it is notified', async () => {
      const { channel, session, events, frame } = await openScene(rig)
      channel.grant = { ...channel.grant, accounts: [], networkIds: [] }
      await codeOf(session.refresh?.())
      channel.tell({ type: 'updated' })
      await frame()
      expect(events).toEqual([over])
      expect([channel.listenerCount(), channel.disconnectCount]).toEqual([0, 1])
    })

    test('L1: ends the session even if the channel fails to disconnect', async () => {
      const { channel, events, frame } = await openScene(rig)
      channel.disconnect = () => Promise.reject(new Error('the relay is gone'))
      channel.update({ accounts: [], networkIds: [] })
      await frame()
      expect(events).toEqual([over])
    })

    test('FI20: disconnecting settles pending requests, and waits at most 3 s for the channel', async () => {
      const first = await openScene(rig)
      await first.session.disconnect()
      expect([first.channel.disconnectCount, first.channel.listenerCount(), first.events]).toEqual([1, 0, []])

      const { channel, clock, session, events, askForever } = await openScene(rig)
      const signing = await askForever()
      channel.disconnect = () => new Promise(() => undefined)
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

    test('L7: a detached session, or one of a destroyed adapter, removes its listeners without disconnecting', async () => {
      const first = await openScene(rig)
      first.session.detach()
      const second = await openScene(rig)
      second.adapter.destroy()
      for (const { channel } of [first, second])
        expect([channel.listenerCount(), channel.disconnectCount]).toEqual([0, 0])
    })

    test('L7: twenty sessions over one channel, disconnected or detached, leave no listener and no timer', async () => {
      const channel = createFullChannel(rig)
      for (let round = 0; round < 20; round++) {
        const { session, clock } = await openScene(rig, channel)
        channel.update({})
        expect(channel.listenerCount()).toBe(1)
        if (round % 2) session.detach()
        else await session.disconnect()
        expect(channel.listenerCount()).toBe(0)
        expect(clock.timerCount()).toBe(0)
      }
    })
  })
}
