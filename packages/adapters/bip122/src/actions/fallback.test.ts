// Preloads lazy code, so that tests don't wait for it.
import '../transaction/broadcastSigned.js'
import '../transaction/composeTransfer.js'
import type { Session } from '@latchkey/common'
import { Psbt } from 'bitcoinjs-lib'
import { describe, expect, test } from 'vitest'
import { createFakeEsplora } from '../../test/fakeEsplora.js'
import { setUpWallet } from '../../test/setUpWallet.js'
import { safeParseAddress } from '../address/address.js'

const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const recipients = [{ address: recipient, amount: 20_000n }]

/** Opens a session of a UniSat-like wallet whose account has one UTXO. */
async function connect() {
  const probe = setUpWallet('unisat')
  const address = probe.wallet.addresses().payment
  const parsed = safeParseAddress(address)
  if (!parsed.ok) throw new Error(parsed.reason)
  const esplora = createFakeEsplora({ script: parsed.value.script, values: [100_000n] })
  const parts = setUpWallet('unisat', { fetch: esplora.fetch })
  const session = (await parts.connector().connect()) as Session<'bip122'>
  const psbt = new Psbt()
  psbt.addInput({
    hash: esplora.previous.getId(),
    index: 0,
    witnessUtxo: { script: parsed.value.script, value: 100_000n },
  })
  psbt.addOutput({ script: parsed.value.script, value: 99_000n })
  return { ...esplora, ...parts, actions: session.actions, session, psbt: psbt.toBase64() }
}

describe('R171: a wallet method that exists but is not implemented', () => {
  test('sendTransfer falls back to a transaction that the adapter composes, without a second payment request', async () => {
    const { wallet, actions, sent } = await connect()
    wallet.control.always('sendBitcoin', { type: 'throw', value: 'not implemented' })
    const first = await actions.sendTransfer?.({ recipients })
    const second = await actions.sendTransfer?.({ recipients })
    expect([first, second]).toEqual(sent().map((transaction) => transaction.getId()))
    expect(sent().map(({ outs }) => outs[0]?.value)).toEqual([20_000n, 20_000n])
    expect(wallet.control.requests('sendBitcoin')).toHaveLength(1)
  })

  test('sendTransfer stays available if the wallet can pay, but not sign a transaction that the adapter composes', async () => {
    const { wallet, actions, session } = await connect()
    wallet.control.always('signPsbt', { type: 'throw', value: 'not implemented' })
    const paying = actions.sendTransfer?.({ recipients: [...recipients, ...recipients] })
    await expect(paying).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
    expect(session.actions.sendTransfer).toBeDefined()
    wallet.control.answerWith('sendBitcoin', 'ab'.repeat(32))
    expect(await session.actions.sendTransfer?.({ recipients })).toBe('ab'.repeat(32))
    expect(wallet.control.requests('sendBitcoin')).toHaveLength(1)
  })

  test('signPsbt falls back to a broadcast by the adapter', async () => {
    const { wallet, actions, sent, psbt } = await connect()
    wallet.control.always('pushPsbt', { type: 'throw', value: 'not implemented' })
    const signed = await actions.signPsbt?.({ psbt, broadcast: true })
    expect(sent().map((transaction) => transaction.getId())).toEqual([signed?.txid])
  })

  test('sendTransfer does not fall back after a rejection', async () => {
    const { wallet, actions, sent } = await connect()
    wallet.control.throwWith('sendBitcoin', { code: 4001, message: 'User rejected the request.' })
    await expect(actions.sendTransfer?.({ recipients })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(wallet.control.requests('signPsbt')).toEqual([])
    expect(sent()).toEqual([])
  })
})

describe('R172: a signed PSBT', () => {
  test('is broadcast by the adapter when the wallet fails to send it, even if the network already has it', async () => {
    const { wallet, actions, fetch, psbt } = await connect()
    wallet.control.throwWith('pushPsbt', new Error('Internal error'))
    fetch.always('example/tx', {
      status: 400,
      text: 'sendrawtransaction RPC error: {"code":-27,"message":"txn-already-in-mempool"}',
    })
    const signed = await actions.signPsbt?.({ psbt, broadcast: true })
    const own = Psbt.fromBase64(signed?.psbt ?? '')
      .extractTransaction()
      .getId()
    expect(signed?.txid).toBe(own)
  })

  test('is in the details of the error when no server accepts it', async () => {
    const { wallet, actions, fetch, psbt } = await connect()
    wallet.control.throwWith('pushPsbt', 'not implemented')
    fetch.always('example/tx', { status: 400, text: 'sendrawtransaction RPC error: {"code":-26,"message":"dust"}' })
    const error: unknown = await actions.signPsbt?.({ psbt, broadcast: true }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'RPC_FAILED', details: expect.stringContaining('dust') })
    const [signed = ''] = /\S+$/.exec(String(Reflect.get(Object(error), 'details'))) ?? []
    expect(Psbt.fromBase64(signed).extractTransaction().outs[0]?.value).toBe(99_000n)
  })

  test('is not broadcast when the visitor rejects sending', async () => {
    const { wallet, actions, sent, psbt } = await connect()
    wallet.control.throwWith('pushPsbt', { code: 4001, message: 'User rejected the request.' })
    await expect(actions.signPsbt?.({ psbt, broadcast: true })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(sent()).toEqual([])
  })
})
