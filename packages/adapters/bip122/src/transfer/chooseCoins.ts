import { AppKitError } from '@latchkey/common'
import type { AddressForm } from '../address.js'
import type { Coin } from './coins.js'
import { dustLimit } from './dustLimit.js'

/** The coins to spend and what comes back; no change where it would not be worth its fee. */
export type Choice = { readonly coins: readonly Coin[]; readonly change: bigint; readonly fee: bigint }

export type Wish = {
  readonly coins: readonly Coin[]
  readonly amount: bigint
  /** Satoshi for a thousand virtual bytes. */
  readonly rate: bigint
  /** The form of the address that pays and takes the change. */
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
/** A fee up to this many satoshi is accepted for any amount: a transfer of one coin costs it at about 70 satoshi per virtual byte. */
const freeFee = 10_000n

/**
 * Chooses coins in their order until they cover amount and fee. Throws `INVALID_PARAMS` when there are not enough, `FEE_TOO_HIGH` when
 * the fee is more than half of the amount and more than 10,000 satoshi.
 */
export function chooseCoins({ coins, amount, rate, form, script, scripts }: Wish): Choice {
  const perInput = inputBytes[form]
  const perChange = outputBytes[form]
  if (perInput === undefined || perChange === undefined)
    throw new AppKitError('METHOD_NOT_SUPPORTED', { details: `Coins of a ${form} address cannot be spent here.` })
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
  throw new AppKitError('INVALID_PARAMS', {
    details: `The account has ${total} satoshi, which do not cover ${amount} and the fee.`,
  })
}

function feeTooHigh(fee: bigint, amount: bigint): AppKitError {
  return new AppKitError('FEE_TOO_HIGH', {
    details: `The fee would be ${fee} satoshi for an amount of ${amount}. The limit is half of the amount, or ${freeFee} satoshi.`,
  })
}
