import { describe, expect, test } from 'vitest'
import { codeOf } from '../../fakes/codeOf.js'
import { createWireModel, networksOf, type WireStep } from './wireModel.js'
import { accountOn, type WireRig } from './wireRig.js'
import { openScene } from './wireScene.js'

type Scene = Awaited<ReturnType<typeof openScene>>

/**
 * Declares the test that holds sessions over a wire to a model: any news of the wallet, in any order. It takes `fast-check`.
 *
 * @example
 * describeWireModel('eip155', rig)
 */
export function describeWireModel(name: string, rig: WireRig): void {
  describe(`${name} over a wire`, () => {
    test('L5, R39: whatever a wallet tells in whatever order, the session shows what was granted and has told all of it', async () => {
      const fc = await import('fast-check')
      const networkId = fc.constantFrom(...networksOf(rig))
      const person = fc.constantFrom(0 as const, 1 as const, 2 as const)
      const grants = fc.uniqueArray(fc.tuple(person, networkId), { selector: String, maxLength: 6 })
      const type = <const T extends WireStep['type']>(value: T) => fc.constant(value)
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

async function compare(rig: WireRig, steps: readonly WireStep[]): Promise<void> {
  const model = createWireModel(rig)
  const scene = await openScene(rig)
  const { wire, session, events } = scene
  const told = { accounts: session.accounts, networkId: session.networkId }
  for (const step of steps) {
    await carryOut(rig, scene, step)
    model.take(step)
  }
  await scene.frame()

  const ends = events.filter(({ type }) => type === 'disconnected')
  expect(ends).toEqual(model.isOver() ? [{ type: 'disconnected', reason: 'wallet' }] : [])
  expect(wire.leaveCount).toBe(model.leaveCount())
  expect(wire.listenerCount()).toBe(model.isOver() ? 0 : 1)
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
    if (one.type === 'accountsChanged') told.accounts = one.accounts
    if (one.type === 'networkChanged') told.networkId = one.networkId
  }
  expect(told).toEqual({ accounts: session.accounts, networkId: session.networkId })
  if (!model.isWhole() || networkId === rig.foreign) return
  await codeOf(scene.sign())
  expect(wire.asked.at(-1)).toMatchObject({ method: rig.signMethod, networkId })
}

async function carryOut(rig: WireRig, { wire, session, frame }: Scene, step: WireStep): Promise<unknown> {
  switch (step.type) {
    case 'updated': {
      const methods = rig.createWire({ accounts: [], networkIds: [] }).grant.methods
      const { method } = rig.optional
      return wire.update({
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
      return wire.event('accountsChanged', [...step.people.map((person) => all[person]), 'nobody'], step.networkId)
    }
    case 'chainChanged':
      return wire.event('chainChanged', step.networkId, step.networkId)
    case 'switch':
      // What the wallet told just before is shown first: the app answers what it sees.
      await frame()
      return codeOf(session.switchNetwork?.(step.to))
    case 'refresh':
      return codeOf(session.refresh?.())
    case 'ended':
      return wire.tell({ type: 'ended' })
    default:
      return frame()
  }
}
