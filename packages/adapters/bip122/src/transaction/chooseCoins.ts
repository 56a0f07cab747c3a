import { type AppKitError, createError, errors } from '@latchkey/common'
import type { AddressForm } from '../address/address.js'
import type { Coin } from './coins.js'
import { dustLimit } from './dustLimit.js'

/** The coins to spend, and the change, which is zero if it is not worth an output. */
export type Choice = { readonly coins: readonly Coin[]; readonly change: bigint; readonly fee: bigint }

export type Wish = {
  readonly coins: readonly Coin[]
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
/** Fee in satoshi that is accepted for any amount. A transfer of one coin costs this at about 70 satoshi per virtual byte. */
const freeFee = 10_000n

/**
 * Chooses coins in their order until they cover amount and fee. Throws `INVALID_PARAMS` if there are not enough,
 * `FEE_TOO_HIGH` if the fee is more than half of the amount and more than 10,000 satoshi.
 */
export function chooseCoins({ coins, amount, rate, form, script, scripts }: Wish): Choice {
  const perInput = inputBytes[form]
  const perChange = outputBytes[form]
  if (perInput === undefined || perChange === undefined)
    throw createError(errors.METHOD_NOT_SUPPORTED, { details: `Coins of a ${form} address cannot be spent here.` })
  const fixed = baseBytes + scripts.reduce((sum, length) => sum + 9 + length, 0)
  const feeOf = (bytes: number) => (BigInt(bytes) * rate + 999n) / 1_000n
  let total = 0n
  for (let count = 1; count <= coins.length; count++) {
    total += coins[count - 1]?.value ?? 0n
    const bytes = fixed + perInput * count
    if (total < amount + feeOf(bytes)) continue
    const withChange = total - amount - feeOf(bytes + perChange)
    const change = withChange >= dustLimit(script) ? withChange : 0n
    const fee = total - amount - change
    if (fee > freeFee && fee * 2n > amount) throw feeTooHigh(fee, amount)
    return { coins: coins.slice(0, count), change, fee }
  }
  throw createError(errors.INVALID_PARAMS, {
    details: `The account has ${total} satoshi, which do not cover ${amount} and the fee.`,
  })
}

function feeTooHigh(fee: bigint, amount: bigint): AppKitError {
  return createError(errors.FEE_TOO_HIGH, {
    details: `The fee would be ${fee} satoshi for an amount of ${amount}. The limit is half of the amount, or ${freeFee} satoshi.`,
  })
}
