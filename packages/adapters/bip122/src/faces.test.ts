import { type LocalBitcoin, startLocalBitcoin } from '@latchkey/testing/node'
import { Verifier } from 'bip322-js'
import { Psbt } from 'bitcoinjs-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectTo, createRealWallet, setUp } from '../test/setUp.js'
import { parseAddress } from './address.js'

let bitcoin: LocalBitcoin
beforeAll(async () => {
  bitcoin = await startLocalBitcoin()
})
afterAll(() => bitcoin?.stop())

const faces = ['standard', 'satsConnect', 'leather', 'unisat', 'bitget', 'binance', 'okx'] as const
/** Each kind of wallet has an account of its own, so that one test's coins are not another's. */
const walletOf = (face: (typeof faces)[number]) =>
  createRealWallet(bitcoin, { firstAccount: 10 + faces.indexOf(face) * 3 })
const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

/** A PSBT that spends a coin of an address and gives it back, less the fee. */
async function spendOwn(address: string): Promise<string> {
  const coins = await (await fetch(`${bitcoin.rpcUrl}/address/${address}/utxo`)).json()
  const { script } = parseAddress(address, 'regtest', 'address')
  const value = BigInt(coins[0].value)
  const psbt = new Psbt()
  psbt.addInput({ hash: coins[0].txid, index: coins[0].vout, witnessUtxo: { script, value } })
  psbt.addOutput({ script, value: value - 1_000n })
  return psbt.toBase64()
}

describe.each(faces)('a wallet reached by %s', (face) => {
  test('is found, connects, and its signatures verify', async () => {
    const wallet = walletOf(face)
    const { session, actions, address } = await connectTo(bitcoin, face, wallet)
    expect(session.networkId).toBe(bitcoin.network.caipNetworkId)
    expect(address).toBe(wallet.addresses().payment)
    expect(session.accounts[0]?.type).toBe('payment')
    const signature = await actions.signMessage?.({ message: 'Grüße, 世界' })
    expect(Verifier.verifySignature(address, 'Grüße, 世界', signature ?? '')).toBe(true)
    expect(Verifier.verifySignature(address, 'Grüße', signature ?? '')).toBe(false)
  })

  test('pays in satoshi: the balance moves by exactly that, and the fee', async () => {
    const { adapter, actions, address } = await connectTo(bitcoin, face, walletOf(face))
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

  test('pays several at once, by itself or by signing', async () => {
    const wallet = walletOf(face)
    const { actions, address } = await connectTo(bitcoin, face, wallet)
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

  test('signs a PSBT in base64, and sends it where that is wanted', async () => {
    const { actions, address } = await connectTo(bitcoin, face, walletOf(face))
    await bitcoin.fund(address, 100_000n)
    const psbt = await spendOwn(address)
    const signed = await actions.signPsbt?.({ psbt })
    expect(signed?.txid).toBeUndefined()
    const read = Psbt.fromBase64(signed?.psbt ?? '')
    expect(read.data.inputs[0]?.partialSig ?? read.data.inputs[0]?.finalScriptWitness).toBeDefined()
    const sent = await actions.signPsbt?.({ psbt, signInputs: [{ address, index: 0 }], broadcast: true })
    await bitcoin.settle(sent?.txid ?? '')
  })

  test('R36: a decline is a decline, however the wallet words it', async () => {
    const wallet = walletOf(face)
    const { connector } = setUp(bitcoin, face, wallet)
    wallet.control.setBehaviour('reject')
    await expect(connector().connect()).rejects.toMatchObject({ code: 'USER_REJECTED' })
    wallet.control.setBehaviour('approve')
    const session = await connector().connect({ network: bitcoin.network })
    wallet.control.setBehaviour('reject')
    await expect(session.actions.signMessage?.({ message: 'x' })).rejects.toMatchObject({ code: 'USER_REJECTED' })
  })

  test('R33: functions the page puts in place later are not used, and a warning is told', async () => {
    const wallet = walletOf(face)
    const { session, events, actions, page } = await connectTo(bitcoin, face, wallet)
    const thief = () => Promise.reject(new Error('stolen'))
    const path = {
      standard: [],
      satsConnect: [],
      leather: ['LeatherProvider'],
      unisat: ['unisat'],
      bitget: ['bitkeep', 'unisat'],
      binance: ['binancew3w', 'bitcoin'],
      okx: ['okxwallet', 'bitcoin'],
    }[face]
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

test('BIP-322 where the app asks for it, from wallets that leave the choice', async () => {
  for (const face of ['satsConnect', 'unisat', 'okx', 'leather'] as const) {
    const { actions, address } = await connectTo(bitcoin, face, walletOf(face))
    const signature = await actions.signMessage?.({ message: 'Hello', protocol: 'bip322' })
    expect(Buffer.from(signature ?? '', 'base64').length).toBeGreaterThan(65)
    expect(Verifier.verifySignature(address, 'Hello', signature ?? '')).toBe(true)
  }
})

test('a wallet that signs the other way than was asked is told apart, after it answered', async () => {
  const { actions } = await connectTo(bitcoin, 'standard', walletOf('standard'))
  await expect(actions.signMessage?.({ message: 'x', protocol: 'bip322' })).rejects.toMatchObject({
    code: 'WALLET_BAD_RESULT',
  })
  expect(await actions.signMessage?.({ message: 'x', protocol: 'ecdsa' })).not.toBe('')
})

test('both addresses sign where the wallet has both: the ordinal one by BIP-322', async () => {
  for (const face of ['standard', 'satsConnect', 'leather'] as const) {
    const { session, actions } = await connectTo(bitcoin, face, walletOf(face))
    expect(session.accounts.map(({ type }) => type)).toEqual(['payment', 'ordinal'])
    const address = session.accounts[1]?.address ?? ''
    const signature = await actions.signMessage?.({ message: 'Hello', address })
    expect(Verifier.verifySignature(address, 'Hello', signature ?? '')).toBe(true)
    expect((await actions.getAccountAddresses?.())?.map(({ purpose }) => purpose)).toEqual(['payment', 'ordinal'])
  }
})

test('R38: the network the wallet is asked to go to is the one it ends on, or nothing changes', async () => {
  for (const face of ['standard', 'satsConnect', 'unisat', 'leather'] as const) {
    const { session, events } = await connectTo(bitcoin, face, createRealWallet(bitcoin))
    // Leather is asked by its name for each network; the test wallet knows two.
    const { network } = bitcoin.second
    await session.switchNetwork?.(network)
    expect(session.networkId, face).toBe(network.caipNetworkId)
    expect(session.accounts[0]?.address, face).toMatch(/^tb1q/)
    expect(events, face).toContainEqual({ type: 'networkChanged', networkId: network.caipNetworkId })
    const unknown = { ...network, id: 'x', caipNetworkId: 'bip122:000000000019d6689c085ae165831e93' as const }
    await expect(session.switchNetwork?.(unknown)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    expect(session.networkId, face).toBe(network.caipNetworkId)
  }
})
