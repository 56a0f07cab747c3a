import { describe, expect, test } from 'vitest'
import { codeOf } from '../../fakes/codeOf.js'
import { missingPackage } from '../../missingPackage.js'
import { type ChannelStep, createChannelModel, networksOf } from './channelModel.js'
import { accountOn, type ChannelRig } from './channelRig.js'
import { openScene } from './channelScene.js'

type Scene = Awaited<ReturnType<typeof openScene>>

/**
 * Declares the test that compares sessions over a channel with a model, for any updates in any order. It requires
 * `fast-check`.
 *
 * @example
 * describeRemoteModel('eip155', rig)
 */
export function describeRemoteModel(name: string, rig: ChannelRig): void {
  describe(`${name} over a channel`, () => {
    test('L5, R39: after any updates in any order, the session shows the grant and has emitted every change', async () => {
      const fc = await import('fast-check').catch(missingPackage('`describeRemoteModel`', 'fast-check'))
      const networkId = fc.constantFrom(...networksOf(rig))
      const person = fc.constantFrom(0 as const, 1 as const, 2 as const)
      const grants = fc.uniqueArray(fc.tuple(person, networkId), { selector: String, maxLength: 6 })
      const type = <const T extends ChannelStep['type']>(value: T) => fc.constant(value)
      const steps = fc.oneof(
        {
          arbitrary: fc.record({ type: type('updated'), grants, isWhole: fc.boolean(), isSpoiled: fc.boolean() }),
          weight: 4,
        },
        {
          arbitrary: fc.record({ type: type('accountsChanged'), people: fc.uniqueArray(person), networkId }),
          weight: 3,
        },
        { arbitrary: fc.record({ type: type('chainChanged'), networkId }), weight: 3 },
        { arbitrary: fc.record({ type: type('switch'), to: fc.constantFrom(...rig.networks) }), weight: 3 },
        { arbitrary: fc.record({ type: type('frame') }), weight: 3 },
        { arbitrary: fc.record({ type: type('refresh') }), weight: 3 },
        { arbitrary: fc.record({ type: type('ended') }), weight: 1 },
      )
      await fc.assert(fc.asyncProperty(fc.array(steps, { maxLength: 12 }), (todo) => compare(rig, todo)))
    })
  })
}

async function compare(rig: ChannelRig, steps: readonly ChannelStep[]): Promise<void> {
  const model = createChannelModel(rig)
  const scene = await openScene(rig)
  const { channel, session, events } = scene
  const reported = { accounts: session.accounts, networkId: session.networkId }
  for (const step of steps) {
    await carryOut(rig, scene, step)
    model.take(step)
  }
  await scene.frame()

  const ends = events.filter(({ type }) => type === 'disconnected')
  expect(ends).toEqual(model.isOver() ? [{ type: 'disconnected', reason: 'wallet' }] : [])
  expect(channel.disconnectCount).toBe(model.disconnectCount())
  expect(channel.listenerCount()).toBe(model.isOver() ? 0 : 1)
  if (model.isOver()) {
    expect(events.at(-1)).toEqual(ends[0])
    return
  }
  const { networkId } = session
  expect(model.networkIds()).toContain(networkId)
  expect([...scene.addresses()].sort()).toEqual([...model.addresses(networkId)].sort())
  expect(model.ownAddresses(networkId)).toContain(scene.addresses()[0])
  expect(rig.optional.action in session.actions).toBe(model.isWhole())
  for (const one of events) {
    if (one.type === 'accountsChanged') reported.accounts = one.accounts
    if (one.type === 'networkChanged') reported.networkId = one.networkId
  }
  expect(reported).toEqual({ accounts: session.accounts, networkId: session.networkId })
  if (!model.isWhole() || networkId === rig.foreign) return
  await codeOf(scene.sign())
  expect(channel.asked.at(-1)).toMatchObject({ method: rig.signMethod, networkId })
}

async function carryOut(rig: ChannelRig, { channel, session, frame }: Scene, step: ChannelStep): Promise<unknown> {
  switch (step.type) {
    case 'updated': {
      const methods = rig.createChannel({ accounts: [], networkIds: [] }).grant.methods
      const { method } = rig.optional
      return channel.update({
        accounts: [
          ...(step.isSpoiled ? rig.badAccounts : []),
          ...step.grants.map(([person, networkId]) => accountOn(rig, networkId, person)),
        ],
        networkIds: networksOf(rig).filter((id) => step.grants.some(([, on]) => on === id)),
        methods: step.isWhole ? methods : methods.filter((one) => one !== method),
      })
    }
    case 'accountsChanged': {
      const all = rig.addressesOn(step.networkId)
      return channel.event('accountsChanged', [...step.people.map((person) => all[person]), 'nobody'], step.networkId)
    }
    case 'chainChanged':
      return channel.event('chainChanged', step.networkId, step.networkId)
    case 'switch':
      // Apply the wallet's last update first: the app responds to the state it sees.
      await frame()
      return codeOf(session.switchNetwork?.(step.to))
    case 'refresh':
      return codeOf(session.refresh?.())
    case 'ended':
      return channel.tell({ type: 'ended' })
    default:
      return frame()
  }
}
