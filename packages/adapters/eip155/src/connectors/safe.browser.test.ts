import type { Connector, Session } from '@latchkey/common'
import { createAdapterContext, systemClock } from '@latchkey/testing'
import { expect, onTestFinished, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter.js'
import { createNetwork } from '../../test/createNetwork.js'
import { playSafe, safeTxHash } from '../../test/playSafe.js'
import { alice, bob } from '../../test/scriptedWallet.js'
import * as external from './external.js'

async function connectSafe() {
  const context = createAdapterContext({
    clock: systemClock,
    window,
    networks: [createNetwork(1, []), createNetwork(10, [])],
  })
  const safe = async () => ({
    SafeAppsSDK: (await import('@safe-global/safe-apps-sdk')).default,
    SafeAppProvider: (await import('@safe-global/safe-apps-provider')).SafeAppProvider,
  })
  const adapter = createAdapter(context, { safe }, external)
  let list: readonly Connector[] = []
  const stop = adapter.discover((connectors) => {
    list = connectors
  })
  onTestFinished(stop)
  onTestFinished(() => adapter.destroy())
  await expect.poll(() => list.map(({ id }) => id)).toEqual(['safe'])
  const [connector = expect.unreachable()] = list
  const [network = expect.unreachable()] = context.networks()
  return { adapter, connector, network, session: (await connector.connect()) as Session<'eip155'> }
}

test('R346: the real provider of a Safe connects with a click, and again after a disconnect', async () => {
  playSafe()
  const { connector, session } = await connectSafe()
  expect(session).toMatchObject({ connectorId: 'safe', networkId: 'eip155:1', accounts: [{ address: alice }] })
  await session.disconnect()
  expect((await connector.connect()).accounts).toMatchObject([{ address: alice }])
})

test('offers only what a Safe can do', async () => {
  playSafe()
  const { session } = await connectSafe()
  const offered = ['sendCalls', 'getPermissions', 'signTypedData']
  await expect.poll(() => Object.keys(session.actions)).toEqual(expect.arrayContaining(offered))
  for (const name of ['watchAsset', 'signTypedDataV1', 'signTypedDataV3', 'requestPermissions'])
    expect(session.actions).not.toHaveProperty(name)
  expect(session.switchNetwork).toBeUndefined()
  expect([session.supportsAllNetworks, session.approvedNetworkIds]).toEqual([false, ['eip155:1']])
})

test('R37: returns the empty signature of a message that the owners sign on chain, and a whole one unchanged', async () => {
  const { state } = playSafe()
  const { session } = await connectSafe()
  const typedData = {
    domain: { chainId: 1 },
    types: { Mail: [{ name: 'text', type: 'string' }] },
    primaryType: 'Mail',
    message: { text: 'Hello' },
  }
  expect(await session.actions.signMessage({ message: 'Hello' })).toBe('0x')
  expect(await session.actions.signTypedData?.({ typedData })).toBe('0x')
  state.signature = `0x${'12'.repeat(65)}`
  expect(await session.actions.signMessage({ message: 'Hello' })).toBe(state.signature)
})

test('finds the receipt of a transaction by the id that the Safe returned, once its owners have executed it', async () => {
  const { state } = playSafe()
  const { adapter, network, session } = await connectSafe()
  const id = await session.actions.sendTransaction({ to: bob, value: 1n })
  expect(id).toBe(safeTxHash)
  expect(await adapter.isTransactionIncluded?.({ id, network })).toBe(false)
  const waiting = session.actions.waitForReceipt?.({ hash: id })
  state.isExecuted = true
  expect(await waiting).toMatchObject({ status: 'success', blockNumber: 16n, from: bob })
  expect(await adapter.isTransactionIncluded?.({ id, network })).toBe(true)
})
