import { type ChainNamespace, createError, errors } from '@latchkey/common'
import { createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createFourChains, fourNamespaces, idOf } from '../../test/fourChains.js'
import { outcome } from '../../test/outcome.js'

const idIn = (namespace: ChainNamespace) => ({ connectorId: `${namespace}.wallet` })
const entry = (namespace: ChainNamespace) => [
  `@latchkey/connections/${namespace}`,
  JSON.stringify({ v: 1, d: [{ ...idIn(namespace), caipNetworkId: idOf(namespace) }] }),
]
const storedIn = (...namespaces: readonly ChainNamespace[]) =>
  createFakeStorage({ items: Object.fromEntries(namespaces.map(entry)) })

describe('§4: restore', () => {
  test('restores wallets that open no window in parallel; a rejected, a locked and a pending one do not affect the fourth', async () => {
    const world = createFourChains({ storage: storedIn(...fourNamespaces), answers: 'wait' })
    await settle()
    const asked = fourNamespaces.map((namespace) => world.wallets[namespace].requests[0])
    expect(asked.map((request) => request?.kind)).toEqual(Array(4).fill('restore'))
    expect(asked.map((request) => request?.network?.chainNamespace)).toEqual([...fourNamespaces])
    asked[0]?.reject(new Error('broken'))
    world.wallets.solana.isLocked = true
    asked[1]?.approve()
    asked[3]?.approve()
    await settle()
    const statuses = () => fourNamespaces.map((namespace) => world.core.accounts.get(namespace).status)
    expect(statuses()).toEqual(['disconnected', 'disconnected', 'connecting', 'connected'])
    await world.clock.advance(5_000)
    await world.core.ready
    expect(statuses()).toEqual(['disconnected', 'disconnected', 'disconnected', 'connected'])
    expect(world.core.networks.state.activeNamespace).toBe('bip122')
    expect(world.core.modal.state.open).toBe(false)
  })

  test('restores the namespace that was active last as the active one', async () => {
    const storage = storedIn(...fourNamespaces)
    storage.values.set('@latchkey/active-network', JSON.stringify({ v: 1, d: idOf('polkadot') }))
    const { core } = createFourChains({ storage })
    await core.ready
    expect(core.networks.state.activeNamespace).toBe('polkadot')
    expect(core.accounts.connectedNamespaces()).toHaveLength(4)
  })

  test('creates only the adapters of stored connections', async () => {
    const { core, adapters } = createFourChains({ storage: storedIn('solana') })
    await core.ready
    expect(fourNamespaces.filter((namespace) => adapters[namespace].count.created > 0)).toEqual(['solana'])
  })

  const failed = () => Promise.reject(createError(errors.VIEW_LOAD_FAILED))
  test.each([
    ['fails to load', failed, 'VIEW_LOAD_FAILED'],
    ['never loads', () => new Promise<never>(() => undefined), undefined],
  ] as const)(
    'an adapter whose code %s does not affect the others, and can still load later',
    async (_title, create, reason) => {
      const { adapters, wallets } = createFourChains()
      const broken = { ...adapters.solana, create }
      const options = { adapters: [broken, adapters.eip155] }
      const { core, clock } = createFourChains({ storage: storedIn('eip155', 'solana'), options, adapters })
      await clock.advance(100)
      expect(core.accounts.get('eip155').status).toBe('connected')
      expect(core.accounts.get('solana')).toMatchObject(
        reason ? { status: 'disconnected', reason } : { status: 'connecting' },
      )
      await clock.advance(10_000)
      await core.ready
      expect(core.accounts.get('solana')).toEqual({ status: 'disconnected', reason: 'VIEW_LOAD_FAILED' })
      expect(core.networks.state.activeNamespace).toBe('eip155')
      const found = core.discover()
      if (reason) expect((await found).map(({ id }) => id)).toEqual(['eip155.wallet'])
      else expect(core.connectors.state.all.map(({ id }) => id)).toEqual(['eip155.wallet'])
      expect(await outcome(core.connect(idIn('eip155')))).toBe(wallets.eip155.addresses[0])
      core.destroy()
      await found.catch(() => undefined)
      expect(adapters.eip155.count.created).toBe(adapters.eip155.count.destroyed)
    },
  )

  test('restores a wallet whose code loads late', async () => {
    const { adapters } = createFourChains()
    let come: () => void = () => undefined
    const late = new Promise<void>((resolve) => {
      come = resolve
    })
    const slow = {
      ...adapters.solana,
      create: (...context: readonly [never]) => late.then(() => adapters.solana.create(...context)),
    }
    const { core, clock } = createFourChains({ storage: storedIn('solana'), options: { adapters: [slow] }, adapters })
    await clock.advance(10_000)
    await core.ready
    expect(core.accounts.get('solana').status).toBe('disconnected')
    come()
    await settle()
    expect(core.accounts.get('solana').status).toBe('connected')
  })
})
