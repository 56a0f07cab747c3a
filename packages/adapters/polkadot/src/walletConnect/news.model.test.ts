import type { CaipNetworkId, WalletConnectNews } from '@latchkey/common'
import { codeOf } from '@latchkey/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dot, ksm, openOver } from '../../test/openOver.js'
import { alice, bob, createScriptedWire, granted, ids } from '../../test/scriptedWire.js'
import { encodeAddress, parseAddress } from '../address.js'

type Opened = Awaited<ReturnType<typeof openOver>>
type Step = (opened: Opened) => unknown

const networks: readonly CaipNetworkId[] = [ids.dot, ids.ksm]
const addresses = [alice.dot, bob.ksm, encodeAddress(new Uint8Array(32).fill(7), 42)]
const everyAccount = networks.flatMap((id) => addresses.map((address) => `${id}:${address}`))
const network = fc.constantFrom<CaipNetworkId>(...networks, `polkadot:${'c3'.repeat(16)}`)
const event = (name: string, data: unknown, networkId: CaipNetworkId): WalletConnectNews => ({
  type: 'event',
  name,
  data,
  networkId,
})
/** Who an address, or an account with one, is: the same on every network. */
const who = (account: string) => String(parseAddress(account.split(':').at(-1), 'address').accountId)

const steps = fc.oneof(
  fc.tuple(fc.shuffledSubarray(everyAccount), fc.subarray([...granted.methods])).map(
    ([accounts, methods]): Step =>
      ({ wire }) =>
        wire.update({
          accounts,
          methods,
          networkIds: networks.filter((id) => accounts.some((one) => one.startsWith(id))),
        }),
  ),
  fc.tuple(fc.shuffledSubarray([...addresses, 'nobody']), network).map(
    ([data, id]): Step =>
      ({ wire }) =>
        wire.tell(event('accountsChanged', data, id)),
  ),
  network.map(
    (id): Step =>
      ({ wire }) =>
        wire.tell(event('chainChanged', id, id)),
  ),
  fc.constantFrom(dot, ksm).map(
    (to): Step =>
      ({ session }) =>
        codeOf(session.switchNetwork?.(to)),
  ),
  fc.constant<Step>(({ clock }) => clock.advance(16)),
  fc.constant<Step>(({ session }) => codeOf(session.refresh?.())),
)

test('L5, R39: whatever a wallet tells in whatever order, the session shows what was granted and has told all of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 12 }), async (todo) => {
      const opened = await openOver(createScriptedWire())
      const { wire, clock, session, events } = opened
      const told = { accounts: session.accounts, networkId: session.networkId }
      for (const step of todo) await step(opened)
      await clock.advance(16)
      const ends = events.filter(({ type }) => type === 'disconnected')
      if (ends.length > 0) {
        expect(ends).toEqual([{ type: 'disconnected', reason: 'wallet' }])
        expect([events.at(-1)?.type, wire.listenerCount()]).toEqual(['disconnected', 0])
        return
      }
      for (const one of events) {
        if (one.type === 'accountsChanged') told.accounts = one.accounts
        if (one.type === 'networkChanged') told.networkId = one.networkId
      }
      expect(told).toEqual({ accounts: session.accounts, networkId: session.networkId })
      const { accounts, networkIds, methods } = wire.grant
      expect(networkIds).toContain(session.networkId)
      const shown = session.accounts.map(({ address }) => address)
      expect(shown.map(who).sort()).toEqual([...new Set(accounts.map(who))].sort())
      const here = accounts.filter((one) => one.startsWith(session.networkId)).map(who)
      expect(here).toContain(who(shown[0] ?? ''))
      const prefix = session.networkId === ids.dot ? 0 : 2
      for (const address of shown) expect(parseAddress(address, 'address').prefix).toBe(prefix)
      expect('signMessage' in session.actions).toBe(methods.includes('polkadot_signMessage'))
    }),
  )
})
