import type { CaipNetworkId, Session } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../../fakes/codeOf.js'
import { accountOn, type ChannelRig } from './channelRig.js'
import { openScene } from './channelScene.js'

export function testChannelSelecting(rig: ChannelRig): void {
  const [here, there] = rig.networks.map(({ caipNetworkId }) => caipNetworkId) as [CaipNetworkId, CaipNetworkId]
  const { selectable = 1 } = rig
  const absent = selectable === 1 ? 2 : 1
  const addresses = rig.addressesOn(here)
  const [first, second] = [addresses[0], addresses[selectable]]

  type Person = 0 | 1 | 2
  const accountsOf = (...people: readonly Person[]) =>
    [here, there].flatMap((id) => people.map((person) => accountOn(rig, id, person)))
  /** Opens a session with the accounts of two people. */
  const openWithTwo = () =>
    openScene(rig, rig.createChannel({ accounts: accountsOf(0, selectable), networkIds: [here, there] }))

  describe('R360: selecting an account on the page', () => {
    test('puts the account first, and requests name it by default', async () => {
      const { session, channel, events, sign } = await openWithTwo()
      select(session, second)
      expect(session.accounts[0]?.address).toBe(second)
      expect(session.selection).toEqual({ address: second, walletAddress: first })
      expect(events.map(({ type }) => type)).toEqual(['accountsChanged'])
      await sign()
      expect(JSON.stringify(channel.asked.at(-1)?.params)).toContain(second)
      expect(JSON.stringify(channel.asked.at(-1)?.params)).not.toContain(first)
      await sign({ address: first })
      expect(JSON.stringify(channel.asked.at(-1)?.params)).toContain(first)
    })

    test('lasts until the wallet puts another account first', async () => {
      const { session, channel, frame } = await openWithTwo()
      const update = async (...people: readonly Person[]) => {
        channel.update({ accounts: accountsOf(...people) })
        await frame()
      }
      select(session, second)
      await update(0, selectable, absent)
      expect(session.accounts[0]?.address).toBe(second)
      await update(selectable, 0, absent)
      expect([session.accounts[0]?.address, session.selection]).toEqual([second, undefined])
      await update(0, selectable, absent)
      expect(session.accounts[0]?.address).toBe(first)
    })

    test('ends when the wallet no longer shares the account', async () => {
      const { session, channel, frame } = await openWithTwo()
      select(session, second)
      channel.update({ accounts: accountsOf(0) })
      await frame()
      expect([session.accounts[0]?.address, session.selection]).toEqual([first, undefined])
    })

    test('FI23: a pending request of the earlier account rejects with ACCOUNT_CHANGED, one that names its account continues', async () => {
      const { session, askForever } = await openWithTwo()
      const [unnamed, named] = [await askForever(), await askForever({ address: first })]
      select(session, second)
      expect(await unnamed.code).toBe('ACCOUNT_CHANGED')
      expect(await Promise.race([named.code, Promise.resolve('pending')])).toBe('pending')
    })

    test('throws INVALID_PARAMS for an account that is not shared, and NOT_CONNECTED after the end', async () => {
      const { session } = await openWithTwo()
      const outcome = (address: string) => codeOf(Promise.resolve().then(() => select(session, address)))
      for (const address of ['nobody', addresses[absent]]) expect(await outcome(address)).toBe('INVALID_PARAMS')
      session.detach()
      expect(await outcome(second)).toBe('NOT_CONNECTED')
    })
  })
}

function select(session: Session, address: string): void {
  if (!session.selectAccount) throw new Error('The session cannot select an account, but the suite needs it')
  session.selectAccount(address)
}
