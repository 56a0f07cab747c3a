import { type LocalBitcoin, startLocalBitcoin } from '@latchkey/testing/node'
import { Verifier } from 'bip322-js'
import { Psbt } from 'bitcoinjs-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectTo, createRealWallet, setUp } from '../../test/setUp.js'
import { spendOwn } from '../../test/spendOwn.js'

let bitcoin: LocalBitcoin
beforeAll(async () => {
  bitcoin = await startLocalBitcoin()
})
afterAll(() => bitcoin?.stop())

const drivers = ['standard', 'satsConnect', 'leather', 'unisat', 'bitget', 'binance', 'okx'] as const
/** Creates a wallet with its own account, so that tests don't share UTXOs. */
const walletOf = (driver: (typeof drivers)[number]) =>
  createRealWallet(bitcoin, { firstAccount: 10 + drivers.indexOf(driver) * 3 })
const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

describe.each(drivers)('a wallet with the %s driver', (driver) => {
  test('is found, connects, and its signatures verify', async () => {
    const wallet = walletOf(driver)
    const { session, actions, address } = await connectTo(bitcoin, driver, wallet)
    expect(session.networkId).toBe(bitcoin.network.caipNetworkId)
    expect(address).toBe(wallet.addresses().payment)
    expect(session.accounts[0]?.type).toBe('payment')
    const signature = await actions.signMessage?.({ message: 'Grüße, 世界' })
    expect(Verifier.verifySignature(address, 'Grüße, 世界', signature ?? '')).toBe(true)
    expect(Verifier.verifySignature(address, 'Grüße', signature ?? '')).toBe(false)
  })

  test('pays in satoshi, so that the balance changes by exactly the amount and the fee', async () => {
    const { adapter, actions, address } = await connectTo(bitcoin, driver, walletOf(driver))
    await bitcoin.fund(address, 500_000n)
    const before = (await adapter.getBalance({ address, network: bitcoin.network })).value
    const paid = await bitcoin.balanceOf(recipient)
    const txid = (await actions.sendTransfer?.({ recipients: [{ address: recipient, amount: 12_345n }] })) ?? ''
    const waiting = (await adapter.getBalance({ address, network: bitcoin.network })).value
    await bitcoin.settle(txid)
    const after = (await adapter.getBalance({ address, network: bitcoin.network })).value
    expect(waiting).toBe(after)
    expect((await bitcoin.balanceOf(recipient)) - paid).toBe(12_345n)
    expect(before - after).toBeGreaterThan(12_345n)
    expect(before - after).toBeLessThan(12_345n + 5_000n)
  })

  test('pays several recipients at once, with its own method or a PSBT', async () => {
    const wallet = walletOf(driver)
    const { actions, address } = await connectTo(bitcoin, driver, wallet)
    await bitcoin.fund(address, 500_000n)
    const { ordinal } = wallet.addresses(1)
    const others = [
      { address: recipient, amount: 2_000n },
      { address: ordinal, amount: 3_000n },
    ]
    const before = await bitcoin.balanceOf(ordinal)
    await bitcoin.settle((await actions.sendTransfer?.({ recipients: others })) ?? '')
    expect((await bitcoin.balanceOf(ordinal)) - before).toBe(3_000n)
  })

  test('signs a PSBT in base64, and broadcasts it on request', async () => {
    const { actions, address } = await connectTo(bitcoin, driver, walletOf(driver))
    await bitcoin.fund(address, 100_000n)
    const psbt = await spendOwn(bitcoin, address)
    const signed = await actions.signPsbt?.({ psbt })
    expect(signed?.txid).toBeUndefined()
    const read = Psbt.fromBase64(signed?.psbt ?? '')
    expect(read.data.inputs[0]?.partialSig ?? read.data.inputs[0]?.finalScriptWitness).toBeDefined()
    const sent = await actions.signPsbt?.({ psbt, signInputs: [{ address, index: 0 }], broadcast: true })
    await bitcoin.settle(sent?.txid ?? '')
  })

  test('R36: maps the wallet’s rejection to USER_REJECTED', async () => {
    const wallet = walletOf(driver)
    const { connector } = setUp(bitcoin, driver, wallet)
    wallet.control.setBehaviour('reject')
    await expect(connector().connect()).rejects.toMatchObject({ code: 'USER_REJECTED' })
    wallet.control.setBehaviour('approve')
    const session = await connector().connect({ network: bitcoin.network })
    wallet.control.setBehaviour('reject')
    await expect(session.actions.signMessage?.({ message: 'x' })).rejects.toMatchObject({ code: 'USER_REJECTED' })
  })

  test('R33: ignores functions that the page replaces later, and emits one warning', async () => {
    const wallet = walletOf(driver)
    const { session, events, actions, page } = await connectTo(bitcoin, driver, wallet)
    const thief = () => Promise.reject(new Error('stolen'))
    const path = {
      standard: [],
      satsConnect: [],
      leather: ['LeatherProvider'],
      unisat: ['unisat'],
      bitget: ['bitkeep', 'unisat'],
      binance: ['binancew3w', 'bitcoin'],
      okx: ['okxwallet', 'bitcoin'],
    }[driver]
    const last = path.at(-1)
    const owner = path.slice(0, -1).reduce<object>((value, key) => Reflect.get(value, key), page)
    if (last) Reflect.set(owner, last, { request: thief, signMessage: thief })
    for (const name of ['request', 'signMessage', 'features'])
      if (Object(session.provider)[name] !== undefined) Reflect.set(Object(session.provider), name, thief)
    expect(await actions.signMessage?.({ message: 'x' })).not.toBe('')
    await actions.signMessage?.({ message: 'y' })
    expect(events.filter(({ type }) => type === 'warning')).toHaveLength(1)
  })
})

test('signs with BIP-322 on request, in wallets that support both protocols', async () => {
  for (const driver of ['satsConnect', 'unisat', 'okx', 'leather'] as const) {
    const { actions, address } = await connectTo(bitcoin, driver, walletOf(driver))
    const signature = await actions.signMessage?.({ message: 'Hello', protocol: 'bip322' })
    expect(Buffer.from(signature ?? '', 'base64').length).toBeGreaterThan(65)
    expect(Verifier.verifySignature(address, 'Hello', signature ?? '')).toBe(true)
  }
})

test('detects a wallet that signs with another protocol than requested', async () => {
  const { actions } = await connectTo(bitcoin, 'standard', walletOf('standard'))
  await expect(actions.signMessage?.({ message: 'x', protocol: 'bip322' })).rejects.toMatchObject({
    code: 'WALLET_BAD_RESULT',
  })
  expect(await actions.signMessage?.({ message: 'x', protocol: 'ecdsa' })).not.toBe('')
})

test('signs with the ordinals address by BIP-322, and lists both addresses', async () => {
  for (const driver of ['standard', 'satsConnect', 'leather'] as const) {
    const { session, actions } = await connectTo(bitcoin, driver, walletOf(driver))
    expect(session.accounts.map(({ type }) => type)).toEqual(['payment', 'ordinal'])
    const address = session.accounts[1]?.address ?? ''
    const signature = await actions.signMessage?.({ message: 'Hello', address })
    expect(Verifier.verifySignature(address, 'Hello', signature ?? '')).toBe(true)
    expect((await actions.getAccountAddresses?.())?.map(({ purpose }) => purpose)).toEqual(['payment', 'ordinal'])
  }
})

test('R38: switches to the requested network, or changes nothing', async () => {
  for (const driver of ['standard', 'satsConnect', 'unisat', 'leather'] as const) {
    const { session, events } = await connectTo(bitcoin, driver, createRealWallet(bitcoin))
    // Leather names the network in each request; the test wallet knows two.
    const { network } = bitcoin.second
    await session.switchNetwork?.(network)
    expect(session.networkId, driver).toBe(network.caipNetworkId)
    expect(session.accounts[0]?.address, driver).toMatch(/^tb1q/)
    expect(events, driver).toContainEqual({ type: 'networkChanged', networkId: network.caipNetworkId })
    const unknown = { ...network, id: 'x', caipNetworkId: 'bip122:000000000019d6689c085ae165831e93' as const }
    await expect(session.switchNetwork?.(unknown)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    expect(session.networkId, driver).toBe(network.caipNetworkId)
  }
})
