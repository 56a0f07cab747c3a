import { codeOf, createAdapterContext } from '@latchkey/testing'
import { connectPhone } from '@latchkey/testing/conformance'
import { type LocalPolkadot, type LocalRelay, startRelay } from '@latchkey/testing/node'
import { createWalletConnect } from '@latchkey/walletconnect'
import { cryptoWaitReady, signatureVerify } from '@polkadot/util-crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectApi } from '../../test/connectApi.js'
import { sharedChain } from '../../test/sharedChain.js'
import { encodeAddress } from '../address/address.js'
import { createPolkadotAdapter } from '../createPolkadotAdapter.js'

let chain: LocalPolkadot
let relay: LocalRelay
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  ;[chain, relay] = await Promise.all([sharedChain(), startRelay(), cryptoWaitReady()])
}, 60_000)
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
afterAll(() => relay?.close())

const unit = 10n ** 12n
const fresh = () => encodeAddress(crypto.getRandomValues(new Uint8Array(32)), 42)
/** Opens a session with a wallet that shares Alice’s keys of all three types. */
async function connect() {
  const parts = await connectPhone({
    namespace: 'polkadot',
    createWalletConnect,
    createAdapter: (context) => createPolkadotAdapter().create(context),
    context: createAdapterContext({ networks: [chain.network, chain.second.network] }),
    relayUrl: relay.url,
    network: chain.network,
    phone: { accountCount: 10 },
  })
  ends.push(parts.close)
  await parts.phone.setAccounts('polkadot', [0, 6, 8])
  await expect.poll(() => parts.session.accounts).toHaveLength(3)
  return { ...parts, actions: parts.session.actions }
}

test('signs messages and transfers with every key type, and the runtime executes them', async () => {
  const { actions, session } = await connect()
  for (const { address } of session.accounts) {
    for (const message of ['Grüße 👋', '0x1234', '']) {
      const signature = (await actions.signMessage?.({ message, address })) ?? ''
      expect(signatureVerify(`<Bytes>${message}</Bytes>`, signature, address).isValid).toBe(true)
    }
    const to = fresh()
    const hash = await actions.sendTransaction?.({ to, value: 3n * unit, address })
    await chain.settle(hash ?? '')
    expect(await chain.balanceOf(to)).toBe(3n * unit)
  }
})

test('signs for another approved network, and lists accounts with its prefix', async () => {
  const { actions, session, phone } = await connect()
  const { network } = chain.second
  await session.switchNetwork?.(network)
  expect(session.accounts[0]?.address).toBe(phone.addresses(network.caipNetworkId, 0)[0])
  const to = encodeAddress(crypto.getRandomValues(new Uint8Array(32)), network.ss58Format ?? 42)
  const hash = await actions.sendTransaction?.({ to, value: unit })
  await chain.second.settle(hash ?? '')
  expect(await chain.second.balanceOf(to)).toBe(unit)
})

test('an app’s @polkadot/api signs with the signer of the session’s provider', async () => {
  const { session } = await connect()
  const { signer } = session.provider as { readonly signer: object }
  const api = await connectApi(chain.wsUrl)
  ends.push(() => api.disconnect())
  const to = fresh()
  const transfer = api.tx.balances?.transferKeepAlive?.(to, unit)
  const hash = await transfer?.signAndSend(session.accounts[0]?.address ?? '', { signer })
  await chain.settle(hash?.toHex() ?? '')
  expect(await chain.balanceOf(to)).toBe(unit)
})

test('FI3: follows rejections, account changes, network changes and the end of the session at the wallet', async () => {
  const { actions, session, phone, events } = await connect()
  phone.control.reject('polkadot_signMessage')
  expect(await codeOf(actions.signMessage?.({ message: 'x' }))).toBe('USER_REJECTED')
  await phone.setAccounts('polkadot', [1])
  const { network, second } = chain
  await expect.poll(() => session.accounts[0]?.address).toBe(phone.addresses(network.caipNetworkId, 1)[0])
  await phone.switchNetwork(second.network.caipNetworkId)
  await expect.poll(() => session.networkId).toBe(second.network.caipNetworkId)
  await phone.deleteSession()
  await expect.poll(() => events.at(-1)).toEqual({ type: 'disconnected', reason: 'wallet' })
  expect(await codeOf(actions.signMessage?.({ message: 'x' }))).toBe('NOT_CONNECTED')
})

test('FI20: disconnecting ends the session at the wallet', async () => {
  const { session, phone } = await connect()
  await session.disconnect()
  await expect.poll(() => phone.sessions()).toEqual([])
})
