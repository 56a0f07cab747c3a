import { settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { connectAll, createFourChains } from '../../test/fourChains.js'
import type { ScriptedWallet } from '../../test/scriptedWallet.js'

const kinds = ({ requests }: ScriptedWallet) => requests.map(({ kind }) => kind)

/** A wallet that is connected in two namespaces. Its connectors have the same name. */
async function visit() {
  const world = createFourChains({ name: 'Unity' })
  await connectAll(world, ['eip155', 'solana'])
  return world
}

describe('R366: a wallet that is connected in two namespaces', () => {
  test('keeps its permission when one namespace disconnects, and loses it when the last one does', async () => {
    const { core, wallets } = await visit()
    await core.disconnect('eip155')
    expect([kinds(wallets.eip155), kinds(wallets.solana)]).toEqual([['connect'], ['connect']])
    expect(wallets.eip155.openSessions()).toBe(0)
    expect(core.accounts.connectedNamespaces()).toEqual(['solana'])
    await core.disconnect('solana')
    expect([kinds(wallets.eip155), kinds(wallets.solana)]).toEqual([
      ['connect', 'revoke'],
      ['connect', 'disconnect'],
    ])
  })

  test('loses its permission in both namespaces when all disconnect', async () => {
    const { core, wallets } = await visit()
    await core.disconnect()
    expect([kinds(wallets.eip155), kinds(wallets.solana)]).toEqual([
      ['connect', 'disconnect'],
      ['connect', 'disconnect'],
    ])
  })

  test('does not lose the permission of a namespace that connected again', async () => {
    const { core, wallets } = await visit()
    await core.disconnect('eip155')
    await core.connect({ connectorId: 'eip155.wallet' })
    await core.disconnect('solana')
    expect(kinds(wallets.eip155)).toEqual(['connect', 'connect'])
    expect(wallets.eip155.openSessions()).toBe(1)
    await core.disconnect('eip155')
    await settle()
    expect([kinds(wallets.eip155), kinds(wallets.solana)]).toEqual([
      ['connect', 'connect', 'disconnect'],
      ['connect', 'revoke'],
    ])
  })

  test('does not keep its permission because of another wallet in the other namespace', async () => {
    const { core, wallets } = createFourChains()
    await core.connect({ connectorId: 'eip155.wallet' })
    await core.connect({ connectorId: 'solana.wallet' })
    await core.disconnect('eip155')
    expect(kinds(wallets.eip155)).toEqual(['connect', 'disconnect'])
  })
})
