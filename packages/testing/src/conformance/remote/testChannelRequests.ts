import { type ChainNamespace, createError, errors } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../../fakes/codeOf.js'
import { accountOn, type ChannelRig, createFullChannel } from './channelRig.js'
import { openScene } from './channelScene.js'

const hex = (bytes: number, byte = 'ab') => `0x${byte.repeat(bytes)}`

/**
 * Results of the signing method at the limits of each namespace. They are the same with and without the adapter of the
 * namespace.
 */
const signatures: Readonly<Partial<Record<ChainNamespace, Readonly<Record<'valid' | 'invalid', readonly unknown[]>>>>> =
  {
    eip155: {
      // A smart account may add its deployment code to a signature. An empty one stands for a message that was approved
      // on chain.
      valid: [hex(65_535), hex(9_000), hex(65), hex(1), '0x'],
      invalid: [hex(65_536), hex(65, '00'), '0xabc'],
    },
    polkadot: {
      valid: [64, 65, 66].map((bytes) => ({ signature: hex(bytes) })),
      invalid: [63, 67].map((bytes) => ({ signature: hex(bytes) })),
    },
    bip122: {
      // A signature of BIP-137, and whole transactions (BIP-322).
      valid: [`1f${'01'.repeat(64)}`, `02000000${'01'.repeat(9_996)}`].map((signature) => ({ signature })),
      invalid: [`1f${'01'.repeat(63)}`, `02000000${'01'.repeat(9_997)}`].map((signature) => ({ signature })),
    },
  }

export function testChannelRequests(rig: ChannelRig): void {
  const [here, there] = rig.networks
  const { signMethod, optional } = rig

  describe('requests', () => {
    test('switches between approved networks without a request, and requests name the active network', async () => {
      const { session, channel, events, sign, frame } = await openScene(rig)
      await session.switchNetwork?.(there)
      await frame()
      expect(session.networkId).toBe(there.caipNetworkId)
      expect(events[0]).toEqual({ type: 'networkChanged', networkId: there.caipNetworkId })
      expect(channel.asked.filter(({ method }) => method === signMethod)).toEqual([])
      await sign()
      expect(channel.asked.at(-1)).toMatchObject({ method: signMethod, networkId: there.caipNetworkId })
    })

    test('R38: rejects a switch to an unapproved network with WRONG_NETWORK, and changes nothing', async () => {
      const { session, channel, events, frame } = await openScene(rig)
      expect(await codeOf(session.switchNetwork?.(rig.third))).toBe('WRONG_NETWORK')
      await frame()
      expect([session.networkId, events, channel.asked]).toEqual([here.caipNetworkId, [], []])
    })

    const { transact } = rig
    if (transact)
      test('FI22: rejects a transaction for another network than the active one with WRONG_NETWORK, without a request', async () => {
        const { session, channel, frame } = await openScene(rig)
        expect(await codeOf(transact.run(session, there.caipNetworkId))).toBe('WRONG_NETWORK')
        expect(channel.asked.filter(({ method }) => method === transact.method)).toEqual([])
        await session.switchNetwork?.(there)
        await frame()
        expect(await codeOf(transact.run(session, here.caipNetworkId))).toBe('WRONG_NETWORK')
        expect(channel.asked.filter(({ method }) => method === transact.method)).toEqual([])
        await transact.run(session, there.caipNetworkId)
        expect(channel.asked.at(-1)).toMatchObject({ method: transact.method, networkId: there.caipNetworkId })
      })

    test('offers only granted actions, and follows updates of the grant', async () => {
      const channel = createFullChannel(rig)
      const { methods } = channel.grant
      channel.grant = { ...channel.grant, methods: methods.filter((method) => method !== optional.method) }
      const { session, events, frame } = await openScene(rig, channel)
      expect(session.actions).not.toHaveProperty(optional.action)
      channel.update({ methods })
      await frame()
      expect(session.actions).toHaveProperty(optional.action)
      expect(events).toContainEqual({ type: 'actionsChanged' })
    })

    test.each(['USER_REJECTED', 'WRONG_NETWORK', 'NOT_CONNECTED', 'METHOD_NOT_SUPPORTED', 'WALLET_FAILED'] as const)(
      'R36: passes on a rejection with %s',
      async (code) => {
        const { channel, sign } = await openScene(rig)
        channel.answers[signMethod] = () => {
          throw createError(errors[code])
        }
        expect(await codeOf(sign())).toBe(code)
      },
    )

    test('R147: rejects with USER_REJECTED and "Signature declined" if the wallet rejects a signature', async () => {
      const { channel, sign } = await openScene(rig)
      channel.answers[signMethod] = () => {
        throw createError(errors.USER_REJECTED)
      }
      await expect(sign()).rejects.toMatchObject({ code: 'USER_REJECTED', shortMessage: 'Signature declined' })
    })

    const { namespace } = createFullChannel(rig)
    for (const kind of ['valid', 'invalid'] as const)
      test.each((signatures[namespace]?.[kind] ?? []).map((result) => [JSON.stringify(result).slice(0, 40), result]))(
        `R37: the signature %s… is ${kind}`,
        async (_, result) => {
          const { channel, sign } = await openScene(rig)
          channel.answers[signMethod] = () => result
          expect(await codeOf(sign())).toEqual(
            kind === 'valid' ? { resolved: expect.any(String) } : 'WALLET_BAD_RESULT',
          )
        },
      )

    test('L1: an abort rejects immediately and reaches the channel, and a late response is ignored', async () => {
      const { channel, clock, sign, events } = await openScene(rig)
      let answer: (value: unknown) => void = () => undefined
      const asked = new Promise<void>((resolve) => {
        channel.answers[signMethod] = () => {
          resolve()
          return new Promise((settle) => (answer = settle))
        }
      })
      const abort = new AbortController()
      const signing = codeOf(sign({ signal: abort.signal }))
      await asked
      abort.abort()
      expect(await signing).toBe('ABORTED')
      expect(channel.asked.at(-1)?.signal?.aborted).toBe(true)
      answer({ signature: 'late' })
      await clock.advance(16)
      expect(events).toEqual([])
    })

    test('FI23: rejects a request if its account disappears meanwhile', async () => {
      const { channel, frame, askForever, addresses } = await openScene(rig)
      const signing = await askForever({ address: addresses()[0] ?? '' })
      channel.update({ accounts: [accountOn(rig, here.caipNetworkId, 1)], networkIds: [here.caipNetworkId] })
      await frame()
      expect(await signing.code).toBe('ACCOUNT_CHANGED')
      expect(addresses()).toEqual([rig.addressesOn(here.caipNetworkId)[1]])
    })
  })
}
