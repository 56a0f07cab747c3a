import { type Connector, isObject, readField, type Session } from '@latchkey/common'
import { createAdapterContext, systemClock } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter.js'
import { createNetwork } from '../../test/createNetwork.js'
import { alice, bob } from '../../test/scriptedWallet.js'
import * as external from './external.js'

/** The hash that the owners of the Safe sign, and the hash of the transaction that carries it out. */
const safeTxHash = `0x${'5a'.repeat(32)}`
const hash = `0x${'ab'.repeat(32)}`
const receipt = {
  transactionHash: hash,
  status: '0x1',
  blockHash: `0x${'01'.repeat(32)}`,
  blockNumber: '0x10',
  from: bob,
  to: alice,
  contractAddress: null,
  gasUsed: '0x5208',
  logs: [],
}

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Responds to the SDK's messages like Safe{Wallet}. These tests run inside an iframe, whose parent is the host. */
function playSafe() {
  const state = { isExecuted: false, signature: undefined as string | undefined }
  const calls: string[] = []
  const response = (method: string, params: unknown): unknown => {
    if (method === 'getSafeInfo') return { safeAddress: alice, chainId: 1, threshold: 2, owners: [bob] }
    if (method === 'wallet_getPermissions') return []
    if (method === 'sendTransactions') return { safeTxHash }
    if (method === 'getTxBySafeTxHash')
      return state.isExecuted ? { txHash: hash, txStatus: 'SUCCESS' } : { txStatus: 'AWAITING_CONFIRMATIONS' }
    if (method === 'signMessage' || method === 'signTypedMessage')
      return state.signature ? { signature: state.signature } : { safeTxHash }
    if (method !== 'rpcCall') throw new Error(`The Safe does not know ${method}.`)
    const list = readField(params, 'params')
    return state.isExecuted && Array.isArray(list) && list[0] === hash ? receipt : null
  }
  const onMessage = ({ data }: MessageEvent) => {
    const [id, method] = [readField(data, 'id'), readField(data, 'method')]
    if (!isObject(readField(data, 'env')) || typeof method !== 'string') return
    calls.push(method)
    const reply = { id, success: true, version: '9.1.0', data: response(method, readField(data, 'params')) }
    window.dispatchEvent(
      new MessageEvent('message', { data: reply, source: window.parent, origin: 'https://app.safe.global' }),
    )
  }
  window.parent.addEventListener('message', onMessage)
  ends.push(() => window.parent.removeEventListener('message', onMessage))
  return { state, calls }
}

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
  ends.push(stop, () => adapter.destroy())
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
