import '../transaction/composeTransfer.js'
import type { BitcoinProvider, Network } from '@latchkey/common'
import { createAdapterContext, type WalletConnectWalletOptions } from '@latchkey/testing'
import { connectPhone } from '@latchkey/testing/conformance'
import { type LocalBitcoin, startLocalBitcoin, startRelay } from '@latchkey/testing/node'
import { createWalletConnect } from '@latchkey/walletconnect'
import { Verifier } from 'bip322-js'
import { Psbt } from 'bitcoinjs-lib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter.js'
import { spendOwn } from '../../test/spendOwn.js'

const code = (value: string) => expect.objectContaining({ code: value })
const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
let bitcoin: LocalBitcoin
let relay: Awaited<ReturnType<typeof startRelay>>
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  bitcoin = await startLocalBitcoin()
  relay = await startRelay()
}, 60_000)
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
afterAll(async () => {
  await relay?.close()
  await bitcoin?.stop()
})

async function connect(network?: Network, phone?: Partial<WalletConnectWalletOptions>) {
  const context = createAdapterContext({ networks: [bitcoin.network, bitcoin.second.network] })
  const parts = await connectPhone({
    namespace: 'bip122',
    createWalletConnect,
    createAdapter: (own) => createAdapter(own, {}),
    context,
    relayUrl: relay.url,
    network,
    phone,
  })
  ends.push(parts.close)
  const shown = () => parts.session.accounts.map(({ address, type }) => [address, type])
  const of = ({ caipNetworkId }: Network, index = 0) => parts.phone.addresses(caipNetworkId, index)
  return { ...parts, context, shown, of }
}

test('connects a wallet and lists the payment address first, each address with its key', async () => {
  const { session, shown, of, phone } = await connect(bitcoin.network)
  const [payment, ordinal] = of(bitcoin.network)
  expect(session).toMatchObject({
    networkId: bitcoin.network.caipNetworkId,
    supportsAllNetworks: false,
    wallet: { name: phone.name },
  })
  expect([...session.approvedNetworkIds].sort()).toEqual(
    [bitcoin.network, bitcoin.second.network].map(({ caipNetworkId }) => caipNetworkId).sort(),
  )
  expect(shown()).toEqual([
    [payment, 'payment'],
    [ordinal, 'ordinal'],
  ])
  for (const { publicKey } of session.accounts) expect(publicKey).toMatch(/^[0-9a-f]{64,66}$/)
  expect((await session.actions.getAccountAddresses?.())?.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^m\/84'/),
    expect.stringMatching(/^m\/86'/),
  ])
})

test.each(['ecdsa', 'bip322'] as const)('signs messages with each address by %s, which verify', async (protocol) => {
  const { session } = await connect()
  for (const { address, type } of session.accounts) {
    if (protocol === 'ecdsa' && type === 'ordinal') continue
    const signature = await session.actions.signMessage?.({ message: 'hello', address, protocol })
    expect(Verifier.verifySignature(address, 'hello', signature ?? '')).toBe(true)
  }
})

test('R452: the provider for apps signs and pays over WalletConnect', async () => {
  const { session, of, phone } = await connect(bitcoin.network)
  const provider = session.createAppProvider?.(() => session.actions) as BitcoinProvider
  const [payment = '', ordinal] = of(bitcoin.network)
  expect([provider.name, [...provider.chains].sort()]).toEqual([phone.name, ['bitcoin:regtest', 'bitcoin:signet']])
  const addresses = await provider.getAccountAddresses()
  expect(addresses).toMatchObject([
    { address: payment, purpose: 'payment' },
    { address: ordinal, purpose: 'ordinal' },
  ])
  const signature = await provider.signMessage({ address: payment, message: 'hello', protocol: 'bip322' })
  expect(Verifier.verifySignature(payment, 'hello', signature)).toBe(true)
  await bitcoin.fund(payment, 60_000n)
  const paid = await bitcoin.balanceOf(recipient)
  await bitcoin.settle(await provider.sendTransfer({ amount: '12345', recipient }))
  expect((await bitcoin.balanceOf(recipient)) - paid).toBe(12_345n)
  const signed = await provider.signPSBT({ psbt: await spendOwn(bitcoin, payment), signInputs: [] })
  expect(Psbt.fromBase64(signed.psbt).data.inputs[0]).toBeDefined()
  await session.disconnect()
  await expect(provider.signMessage({ address: payment, message: 'x' })).rejects.toEqual(code('NOT_CONNECTED'))
})

test('a payment of the wallet arrives', async () => {
  const { session, adapter } = await connect(bitcoin.network)
  await bitcoin.fund(session.accounts[0]?.address ?? '', 60_000n)
  const before = (await adapter.getBalance({ address: recipient, network: bitcoin.network })).value
  const txid = await session.actions.sendTransfer?.({ recipients: [{ address: recipient, amount: 12_345n }] })
  await bitcoin.settle(txid ?? '')
  expect((await adapter.getBalance({ address: recipient, network: bitcoin.network })).value).toBe(before + 12_345n)
})

test('pays several recipients with a PSBT that the wallet signs, even if the wallet cannot pay', async () => {
  const { session, adapter, phone } = await connect(bitcoin.network, { without: ['sendTransfer'] })
  await bitcoin.fund(session.accounts[0]?.address ?? '', 60_000n)
  const before = (await adapter.getBalance({ address: recipient, network: bitcoin.network })).value
  const recipients = [
    { address: recipient, amount: 10_000n },
    { address: recipient, amount: 20_000n },
  ]
  const txid = await session.actions.sendTransfer?.({ recipients })
  await bitcoin.settle(txid ?? '')
  expect((await adapter.getBalance({ address: recipient, network: bitcoin.network })).value).toBe(before + 30_000n)
  expect(phone.control.requests('signPsbt')).toHaveLength(1)
})

test('switches between approved networks', async () => {
  const { session, shown, of } = await connect(bitcoin.network)
  await session.switchNetwork?.(bitcoin.second.network)
  const [payment, ordinal] = of(bitcoin.second.network)
  await expect.poll(shown).toEqual([
    [payment, 'payment'],
    [ordinal, 'ordinal'],
  ])
  const address = payment ?? ''
  const signature = await session.actions.signMessage?.({ message: 'there', address, protocol: 'bip322' })
  expect(Verifier.verifySignature(address, 'there', signature ?? '')).toBe(true)
})

test('FI23: follows an account change in the wallet, and rejects a pending signature with ACCOUNT_CHANGED', async () => {
  const { session, shown, of, phone } = await connect(bitcoin.network)
  phone.control.stall('signMessage')
  const outcome = session.actions.signMessage?.({ message: 'hi' }).catch((error: unknown) => error)
  await expect.poll(() => phone.control.requests('signMessage').length).toBe(1)
  await phone.setAccounts('bip122', [1])
  expect(await outcome).toMatchObject({ code: 'ACCOUNT_CHANGED' })
  const [payment, ordinal] = of(bitcoin.network, 1)
  await expect.poll(shown).toEqual([
    [payment, 'payment'],
    [ordinal, 'ordinal'],
  ])
})

test('rejects with USER_REJECTED after a rejection in the wallet, and with WRONG_NETWORK on a revoked network', async () => {
  const { session, phone } = await connect(bitcoin.network)
  phone.control.reject('signMessage')
  await expect(session.actions.signMessage?.({ message: 'no' })).rejects.toThrow(code('USER_REJECTED'))
  await phone.setNetworks('bip122', [bitcoin.network.caipNetworkId])
  await expect.poll(() => session.approvedNetworkIds).toEqual([bitcoin.network.caipNetworkId])
  await expect(session.switchNetwork?.(bitcoin.second.network)).rejects.toThrow(code('WRONG_NETWORK'))
})

test('FI3: restores without a request after a reload, and keeps nothing of a session that the wallet deleted', async () => {
  const { session, shown, phone, reload, context, events } = await connect(bitcoin.network)
  const before = shown()
  session.detach()
  phone.control.clearRequests()
  const restored = await reload()
  expect(restored.accounts).toEqual(session.accounts)
  expect(restored.accounts.map(({ address, type }) => [address, type])).toEqual(before)
  expect(phone.control.requests()).toEqual([])
  await phone.deleteSession()
  await expect.poll(() => events).toContainEqual({ type: 'disconnected', reason: 'wallet' })
  expect(context.ports.storage.keys()).toEqual([])
})

test('disconnecting ends the session at the wallet', async () => {
  const { session, phone } = await connect()
  await session.disconnect()
  await expect.poll(() => phone.sessions()).toEqual([])
})
