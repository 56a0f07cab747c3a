import { isAppKitError } from '@latchkey/common'
import { type LocalBitcoin, startLocalBitcoin } from '@latchkey/testing/node'
import { Psbt } from 'bitcoinjs-lib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectTo, createRealWallet } from '../../test/setUp.js'
import type { AddressForm } from '../address/address.js'
import { toBase64 } from '../parse/bytes.js'
import { finalize } from './broadcastSigned.js'
import { findSelection, largestPayment, selectUtxos } from './selectUtxos.js'

describe('selecting UTXOs', () => {
  const utxo = fc.record({
    txid: fc.constant('00'.repeat(32)),
    vout: fc.nat(9),
    value: fc.bigInt(300n, 10n ** 12n),
    isConfirmed: fc.boolean(),
  })
  const form = fc.constantFrom<AddressForm>('p2pkh', 'p2sh', 'p2wpkh', 'p2tr')
  const script = new Uint8Array([0, 20, ...new Uint8Array(20)])

  test('the UTXOs equal amount, change and fee, and the fee is at least the requested one', () => {
    fc.assert(
      fc.property(
        fc.array(utxo, { minLength: 1, maxLength: 30 }),
        fc.bigInt(1n, 10n ** 12n),
        fc.bigInt(1_000n, 500_000n),
        form,
        (utxos, amount, rate, own) => {
          const payment = { utxos, amount, rate, form: own, script, scripts: [22, 34] }
          const total = utxos.reduce((sum, { value }) => sum + value, 0n)
          try {
            const { utxos: chosen, change, fee } = selectUtxos(payment)
            const spent = chosen.reduce((sum, { value }) => sum + value, 0n)
            expect(spent).toBe(amount + change + fee)
            expect(fee <= 10_000n || fee * 2n <= amount).toBe(true)
            expect(change === 0n || change >= 294n).toBe(true)
            // An input takes at least 57 bytes, whatever its type.
            expect(fee).toBeGreaterThanOrEqual((BigInt(57 * chosen.length + 80) * rate) / 1_000n)
            expect(chosen).toEqual(utxos.slice(0, chosen.length))
          } catch (error) {
            if (isAppKitError(error, 'FEE_TOO_HIGH')) return
            expect(error).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
            expect(total).toBeLessThan(amount + (BigInt(148 * utxos.length + 100 + 80) * rate) / 1_000n + 1n)
          }
        },
      ),
    )
  })

  test('rejects without UTXOs', () => {
    const payment = { utxos: [], amount: 1n, rate: 1_000n, form: 'p2wpkh', script, scripts: [22] } as const
    expect(() => selectUtxos(payment)).toThrow(expect.objectContaining({ code: 'INSUFFICIENT_FUNDS' }))
  })

  test('the UTXOs cover the largest payment and its fee exactly, and no larger one', () => {
    fc.assert(
      fc.property(fc.array(utxo, { maxLength: 30 }), fc.bigInt(1_000n, 500_000n), form, (utxos, rate, own) => {
        const payment = { utxos, rate, form: own, script, scripts: [22] }
        const { amount, fee } = largestPayment(payment)
        expect(findSelection({ ...payment, amount: amount + 1n })).toBeUndefined()
        if (amount > 0n) expect(findSelection({ ...payment, amount })).toMatchObject({ change: 0n, fee })
      }),
    )
  })
})

describe('a wallet that only signs', () => {
  let bitcoin: LocalBitcoin
  beforeAll(async () => {
    bitcoin = await startLocalBitcoin()
  })
  afterAll(() => bitcoin?.stop())
  const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

  test("pays the network's fee and receives the change", async () => {
    const { actions, address } = await connectTo(bitcoin, 'standard', createRealWallet(bitcoin, { firstAccount: 40 }))
    await bitcoin.fund(address, 60_000n)
    await bitcoin.fund(address, 50_000n)
    const txid = (await actions.sendTransfer?.({ recipients: [{ address: recipient, amount: 70_000n }] })) ?? ''
    const sent = await (await fetch(`${bitcoin.rpcUrl}/tx/${txid}`)).json()
    expect(sent.vin).toHaveLength(2)
    expect(sent.vout.map(({ value }: { value: number }) => value)).toEqual([70_000, 110_000 - 70_000 - sent.fee])
    // Three blocks cost 3.1 satoshi per virtual byte on this chain.
    expect(sent.fee / (sent.weight / 4)).toBeGreaterThanOrEqual(3.1)
    expect(sent.fee / (sent.weight / 4)).toBeLessThan(3.6)
    await bitcoin.settle(txid)
  })

  test('pays a higher fee for a faster confirmation', async () => {
    const wallet = createRealWallet(bitcoin, { firstAccount: 43 })
    const { actions, address } = await connectTo(bitcoin, 'standard', wallet, { confirmationBlocks: 1 })
    await bitcoin.fund(address, 60_000n)
    const txid = (await actions.sendTransfer?.({ recipients: [{ address: recipient, amount: 1_000n }] })) ?? ''
    const sent = await (await fetch(`${bitcoin.rpcUrl}/tx/${txid}`)).json()
    expect(sent.fee / (sent.weight / 4)).toBeGreaterThanOrEqual(4.2)
  })

  test('receives no request if there are not enough UTXOs', async () => {
    const wallet = createRealWallet(bitcoin, { firstAccount: 46 })
    const { actions } = await connectTo(bitcoin, 'standard', wallet)
    const paying = actions.sendTransfer?.({ recipients: [{ address: recipient, amount: 1_000n }] })
    await expect(paying).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    expect(wallet.control.requests('bitcoin:signTransaction')).toEqual([])
  })

  test('R37: sends nothing if the wallet returns another transaction', async () => {
    const wallet = createRealWallet(bitcoin, { firstAccount: 49 })
    const { actions, address } = await connectTo(bitcoin, 'standard', wallet)
    await bitcoin.fund(address, 60_000n)
    const other = new Psbt()
    other.addInput({ hash: '11'.repeat(32), index: 0 })
    other.addOutput({ script: new Uint8Array([0x51]), value: 5n })
    for (const signedPsbt of [other.toBuffer(), new Uint8Array(5), 'text', undefined]) {
      wallet.control.answerWith('bitcoin:signTransaction', { signedPsbt })
      const paying = actions.sendTransfer?.({ recipients: [{ address: recipient, amount: 1_000n }] })
      await expect(paying).rejects.toMatchObject({ code: 'WALLET_BAD_RESULT' })
    }
    expect(await bitcoin.balanceOf(address)).toBe(60_000n)
  })

  test('FI22: receives no request after it switched to another account', async () => {
    const wallet = createRealWallet(bitcoin, { firstAccount: 52 })
    const { actions, address } = await connectTo(bitcoin, 'standard', wallet)
    await bitcoin.fund(address, 60_000n)
    wallet.control.selectAccount(1)
    const paying = actions.sendTransfer?.({ recipients: [{ address: recipient, amount: 1_000n }] })
    await expect(paying).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
    expect(wallet.control.requests('bitcoin:signTransaction')).toEqual([])
  })
})

test('R37: does not send a PSBT with a missing signature', () => {
  const psbt = new Psbt()
  psbt.addInput({
    hash: '11'.repeat(32),
    index: 0,
    witnessUtxo: { script: new Uint8Array([0, 20, ...new Uint8Array(20)]), value: 9n },
  })
  psbt.addOutput({ script: new Uint8Array([0x51]), value: 5n })
  expect(() => finalize(psbt.toBuffer())).toThrow(expect.objectContaining({ code: 'WALLET_BAD_RESULT' }))
  expect(toBase64(psbt.toBuffer())).toBe(psbt.toBase64())
})
