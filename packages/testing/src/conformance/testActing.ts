import { describe, expect, test } from 'vitest'
import type { ConformanceRig, ConformanceSetup, TransactionLookup } from './conformanceRig.js'
import { type ConformanceTraits, has } from './conformanceTraits.js'
import { elapse, rejectionCode, setConnectedScene, setScene, until } from './scene.js'

export function testActing(setup: ConformanceSetup, traits: ConformanceTraits): void {
  describe('balances and sending', () => {
    test('returns the network’s balance', async () => {
      const scene = await setScene(setup)
      const { adapter, wallet, networks, readBalance } = scene
      for (const network of networks) {
        const address = scene.addressOn?.(network) ?? wallet.addresses[0] ?? ''
        const balance = await adapter.getBalance({ address, network })
        expect(balance.value).toBe(await readBalance(address, network))
        expect(balance).toMatchObject({
          symbol: network.nativeCurrency.symbol,
          decimals: network.nativeCurrency.decimals,
        })
      }
    })

    test('a transfer arrives, and the sender pays for it', async () => {
      const scene = await setConnectedScene(setup)
      const { session, wallet, networks, send, settle, readBalance, createRecipient, amount = 12_345n } = scene
      const [network] = networks
      const recipient = createRecipient()
      const before = await readBalance(wallet.addresses[0] ?? '', network)
      await settle(await send(session, recipient, amount), network)
      expect(await readBalance(recipient, network)).toBe(amount)
      expect(await readBalance(wallet.addresses[0] ?? '', network)).toBeLessThan(before)
    })

    test.skipIf(!has(traits, 'transactionLookup'))(
      'R382: reports a transfer as included once the sender’s balance is lower, but not another transfer',
      async () => {
        const scene = await setConnectedScene(setup)
        const { adapter, session, wallet, networks, send, settle, createRecipient, amount = 12_345n } = scene
        const [network] = networks
        const address = wallet.addresses[0] ?? ''
        const before = await adapter.getBalance({ address, network })
        const id = await send(session, createRecipient(), amount)
        await settle(id, network)
        expect(await adapter.isTransactionIncluded?.({ id, network })).toBe(true)
        expect((await adapter.getBalance({ address, network })).value).toBeLessThan(before.value)
        const other = `${id.slice(0, -1)}${id.endsWith('1') ? '2' : '1'}`
        expect(await adapter.isTransactionIncluded?.({ id: other, network })).toBe(false)
      },
    )

    test.skipIf(!has(traits, 'transactionLookup'))(
      'R382: a temporary fault of the servers neither reports a transaction as included nor affects later requests',
      async () => {
        const scene = await setConnectedScene(setup)
        const { adapter, session, networks, send, settle, createRecipient, amount = 12_345n } = scene
        const [network] = networks
        const { faults, startFault } = lookupOf(scene)
        const id = await send(session, createRecipient(), amount)
        await settle(id, network)
        const look = async () => adapter.isTransactionIncluded?.({ id, network })
        for (const fault of faults) {
          const active = startFault(fault)
          const looking = look().then(String, (error: unknown) => rejectionCode(Promise.reject(error)))
          expect(await whenOver(scene, looking), fault.title).not.toBe('true')
          expect(active.count(), fault.title).toBeGreaterThan(0)
          active.end()
        }
        expect(await look()).toBe(true)
      },
    )

    test.skipIf(!has(traits, 'transactionLookup'))(
      'R280: keeps waiting for a transaction during temporary faults of the servers',
      async (context) => {
        const scene = await setConnectedScene(setup)
        const { session, networks, send, settle, createRecipient, amount = 12_345n } = scene
        const { faults, startFault, waitFor } = lookupOf(scene)
        if (!waitFor) return context.skip('The sessions have no action that waits.')
        const id = await send(session, createRecipient(), amount)
        await settle(id, networks[0])
        for (const fault of faults) {
          const active = startFault(fault)
          const waiting = waitFor(session, id).then(
            () => 'found',
            (error: unknown) => rejectionCode(Promise.reject(error)),
          )
          const isRepeated = () => {
            scene.passTime(250)
            return active.count() >= 5
          }
          const ended = await Promise.race([waiting, until(isRepeated, `no other request after ${fault.title}`)])
          expect(ended, fault.title).toBe(true)
          active.end()
          expect(await whenOver(scene, waiting), fault.title).toBe('found')
        }
      },
    )

    test.runIf(!has(traits, 'transactionLookup'))(
      'R382: `isTransactionIncluded` is absent if the adapter cannot look up transactions',
      async () => {
        expect((await setScene(setup)).adapter).not.toHaveProperty('isTransactionIncluded')
      },
    )

    test('a transfer above the balance rejects with a typed error and changes nothing', async () => {
      const { session, networks, send, readBalance, createRecipient } = await setConnectedScene(setup)
      const recipient = createRecipient()
      await rejectionCode(send(session, recipient, 10n ** 30n))
      expect(await readBalance(recipient, networks[0])).toBe(0n)
    })

    test('distinguishes addresses from other texts', async () => {
      const { adapter, wallet, badAddresses } = await setScene(setup)
      for (const address of [...wallet.addresses, ...wallet.atConnect]) expect(adapter.isAddress(address)).toBe(true)
      for (const address of badAddresses) expect(adapter.isAddress(address), address).toBe(false)
    })
  })

  describe('optional actions', () => {
    test('supported actions exist and work', async () => {
      const { session, networks, optionalActions } = await setConnectedScene(setup)
      for (const { name, call } of optionalActions) {
        await until(() => name in session.actions, `${name} was never offered`)
        await call(session, networks[0])
      }
    })

    test('unsupported actions are absent, or disappear when the wallet rejects them as unsupported', async () => {
      const scene = await setScene(setup)
      for (const { name, createWalletWithout, call } of scene.optionalActions) {
        const wallet = createWalletWithout?.()
        if (!wallet) continue
        wallet.appear()
        const session = await (await scene.find(wallet)).connect({ network: scene.networks[0] })
        await elapse(scene, 100)
        const calling = call(session, scene.networks[0])
        if (calling) expect(await rejectionCode(calling), name).toBe('METHOD_NOT_SUPPORTED')
        expect(name in session.actions, name).toBe(false)
      }
    })
  })
}

function lookupOf({ lookup }: ConformanceRig): TransactionLookup {
  if (!lookup) throw new Error('The rig has no lookup, but the suite needs it')
  return lookup
}

/**
 * Returns the result of work that retries. Advances the clock by its pauses, which are shorter than the timeout of a
 * request to a real server.
 */
async function whenOver<T>(scene: ConformanceRig, work: Promise<T>): Promise<T> {
  let isOver = false
  void work.finally(() => {
    isOver = true
  })
  let leftMs = 5_000
  const look = () => {
    if (leftMs > 0) scene.passTime(250)
    leftMs -= 250
    return isOver
  }
  await until(look, 'the request did not end')
  return work
}
