import { type AppKitError, createError, errors } from '@latchkey/common'
import type { AddressForm } from '../address/address.js'
import { dustLimit } from './dustLimit.js'
import type { Utxo } from './utxos.js'

/** The UTXOs to spend, and the change, which is zero if it is not worth an output. */
export type Choice = { readonly utxos: readonly Utxo[]; readonly change: bigint; readonly fee: bigint }

export type Payment = {
  readonly utxos: readonly Utxo[]
  readonly amount: bigint
  /** Fee rate in satoshi per 1,000 virtual bytes. */
  readonly rate: bigint
  /** The type of the address that pays and receives the change. */
  readonly form: AddressForm
  /** Output script of that address. */
  readonly script: Uint8Array
  /** Lengths of the output scripts. */
  readonly scripts: readonly number[]
}

/** Virtual bytes of an input, rounded up. */
const inputBytes: Readonly<Partial<Record<AddressForm, number>>> = { p2pkh: 148, p2sh: 91, p2wpkh: 68, p2tr: 58 }
const outputBytes: Readonly<Partial<Record<AddressForm, number>>> = { p2pkh: 34, p2sh: 32, p2wpkh: 31, p2tr: 43 }
const baseBytes = 12
/**
 * A fee in satoshi that is accepted for any amount. A transfer with one input costs this at about 70 satoshi per
 * virtual byte.
 */
const freeFee = 10_000n

/**
 * Selects UTXOs in their order until they cover amount and fee. Throws `INSUFFICIENT_FUNDS` if there are not enough,
 * `FEE_TOO_HIGH` if the fee is above {@link feeLimit}.
 */
export function selectUtxos(payment: Payment): Choice {
  const choice = findSelection(payment)
  const { utxos, amount } = payment
  if (!choice) {
    const total = utxos.reduce((sum, { value }) => sum + value, 0n)
    throw createError(errors.INSUFFICIENT_FUNDS, {
      details: `The account has ${total} satoshi, which do not cover ${amount} and the fee.`,
    })
  }
  if (choice.fee > feeLimit(amount)) throw feeTooHigh(choice.fee, amount)
  return choice
}

/** Like {@link selectUtxos}, with any fee. Returns `undefined` if there are not enough UTXOs. */
export function findSelection({ amount, ...payment }: Payment): Choice | undefined {
  const { utxos, script } = payment
  const { feeOf, changeFeeOf } = createFees(payment)
  let total = 0n
  for (let count = 1; count <= utxos.length; count++) {
    total += utxos[count - 1]?.value ?? 0n
    if (total < amount + feeOf(count)) continue
    const withChange = total - amount - changeFeeOf(count)
    const change = withChange >= dustLimit(script) ? withChange : 0n
    return { utxos: utxos.slice(0, count), change, fee: total - amount - change }
  }
  return undefined
}

/**
 * Returns the largest amount that the UTXOs can pay, and its fee. More UTXOs pay less if the last ones cost more than
 * they are worth.
 */
export function largestPayment(payment: Omit<Payment, 'amount'>): { readonly amount: bigint; readonly fee: bigint } {
  const { feeOf } = createFees(payment)
  let total = 0n
  let best = { amount: 0n, fee: feeOf(1) }
  for (const [index, { value }] of payment.utxos.entries()) {
    total += value
    const fee = feeOf(index + 1)
    if (total - fee > best.amount) best = { amount: total - fee, fee }
  }
  return best
}

/** Returns the highest fee that is paid for an amount: half of it, or {@link freeFee}. */
export function feeLimit(amount: bigint): bigint {
  return amount / 2n > freeFee ? amount / 2n : freeFee
}

/** Returns functions for the fee of a transaction with a number of inputs, without and with change. */
function createFees({ rate, form, scripts }: Pick<Payment, 'rate' | 'form' | 'scripts'>) {
  const perInput = inputBytes[form]
  const perChange = outputBytes[form]
  if (perInput === undefined || perChange === undefined)
    throw createError(errors.METHOD_NOT_SUPPORTED, { details: `UTXOs of a ${form} address cannot be spent here.` })
  const fixed = baseBytes + scripts.reduce((sum, length) => sum + 9 + length, 0)
  const price = (bytes: number) => (BigInt(bytes) * rate + 999n) / 1_000n
  return {
    feeOf: (count: number) => price(fixed + perInput * count),
    changeFeeOf: (count: number) => price(fixed + perInput * count + perChange),
  }
}

function feeTooHigh(fee: bigint, amount: bigint): AppKitError {
  return createError(errors.FEE_TOO_HIGH, {
    details: `The fee would be ${fee} satoshi for an amount of ${amount}. The limit is half of the amount, or ${freeFee} satoshi.`,
  })
}
