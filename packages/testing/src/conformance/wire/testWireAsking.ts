import { AppKitError } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../../fakes/codeOf.js'
import { accountOn, createFullWire, type WireRig } from './wireRig.js'
import { openScene } from './wireScene.js'

export function testWireAsking(rig: WireRig): void {
  const [here, there] = rig.networks
  const { signMethod, optional } = rig

  describe('asking', () => {
    test('switching among approved networks asks nobody, and requests name the one in use', async () => {
      const { session, wire, events, sign, frame } = await openScene(rig)
      await session.switchNetwork?.(there)
      await frame()
      expect(session.networkId).toBe(there.caipNetworkId)
      expect(events[0]).toEqual({ type: 'networkChanged', networkId: there.caipNetworkId })
      expect(wire.asked.filter(({ method }) => method === signMethod)).toEqual([])
      await sign()
      expect(wire.asked.at(-1)).toMatchObject({ method: signMethod, networkId: there.caipNetworkId })
    })

    test('R38: a network that was not approved is WRONG_NETWORK, and nothing changes', async () => {
      const { session, wire, events, frame } = await openScene(rig)
      expect(await codeOf(session.switchNetwork?.(rig.third))).toBe('WRONG_NETWORK')
      await frame()
      expect([session.networkId, events, wire.asked]).toEqual([here.caipNetworkId, [], []])
    })

    const { transact } = rig
    if (transact)
      test('FI22: a transaction for another network than the one in use is WRONG_NETWORK, and the wallet is not asked', async () => {
        const { session, wire, frame } = await openScene(rig)
        expect(await codeOf(transact.run(session, there.caipNetworkId))).toBe('WRONG_NETWORK')
        expect(wire.asked.filter(({ method }) => method === transact.method)).toEqual([])
        await session.switchNetwork?.(there)
        await frame()
        expect(await codeOf(transact.run(session, here.caipNetworkId))).toBe('WRONG_NETWORK')
        expect(wire.asked.filter(({ method }) => method === transact.method)).toEqual([])
        await transact.run(session, there.caipNetworkId)
        expect(wire.asked.at(-1)).toMatchObject({ method: transact.method, networkId: there.caipNetworkId })
      })

    test('what the wallet did not grant is absent, and comes and goes with an update', async () => {
      const wire = createFullWire(rig)
      const { methods } = wire.grant
      wire.grant = { ...wire.grant, methods: methods.filter((method) => method !== optional.method) }
      const { session, events, frame } = await openScene(rig, wire)
      expect(session.actions).not.toHaveProperty(optional.action)
      wire.update({ methods })
      await frame()
      expect(session.actions).toHaveProperty(optional.action)
      expect(events).toContainEqual({ type: 'actionsChanged' })
    })

    test.each(['USER_REJECTED', 'WRONG_NETWORK', 'NOT_CONNECTED', 'METHOD_NOT_SUPPORTED', 'WALLET_FAILED'] as const)(
      'R36: a refusal with %s is told as it is',
      async (code) => {
        const { wire, sign } = await openScene(rig)
        wire.answers[signMethod] = () => {
          throw new AppKitError(code)
        }
        expect(await codeOf(sign())).toBe(code)
      },
    )

    test('R147: a refused signature is USER_REJECTED with the text "Signature declined"', async () => {
      const { wire, sign } = await openScene(rig)
      wire.answers[signMethod] = () => {
        throw new AppKitError('USER_REJECTED')
      }
      await expect(sign()).rejects.toMatchObject({ code: 'USER_REJECTED', message: 'Signature declined' })
    })

    test('L1: aborting settles at once, and the wire hears of it; a late answer is dropped', async () => {
      const { wire, clock, sign, events } = await openScene(rig)
      let answer: (value: unknown) => void = () => undefined
      const asked = new Promise<void>((resolve) => {
        wire.answers[signMethod] = () => {
          resolve()
          return new Promise((settle) => (answer = settle))
        }
      })
      const abort = new AbortController()
      const signing = codeOf(sign({ signal: abort.signal }))
      await asked
      abort.abort()
      expect(await signing).toBe('ABORTED')
      expect(wire.asked.at(-1)?.signal?.aborted).toBe(true)
      answer({ signature: 'late' })
      await clock.advance(16)
      expect(events).toEqual([])
    })

    test('FI23: an account that goes while the wallet is asked ends the request', async () => {
      const { wire, frame, askForever, addresses } = await openScene(rig)
      const signing = await askForever({ address: addresses()[0] ?? '' })
      wire.update({ accounts: [accountOn(rig, here.caipNetworkId, 1)], networkIds: [here.caipNetworkId] })
      await frame()
      expect(await signing.code).toBe('ACCOUNT_CHANGED')
      expect(addresses()).toEqual([rig.addressesOn(here.caipNetworkId)[1]])
    })
  })
}
