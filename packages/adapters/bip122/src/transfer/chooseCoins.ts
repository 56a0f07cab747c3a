import { AppKitError } from '@latchkey/common'
import type { AddressForm } from '../address.js'
import type { Coin } from './coins.js'

/** The coins to spend and what comes back; no change where it would not be worth its fee. */
export type Choice = { readonly coins: readonly Coin[]; readonly change: bigint; readonly fee: bigint }

export type Wish = {
  readonly coins: readonly Coin[]
  readonly amount: bigint
  /** Satoshi for a thousand virtual bytes. */
  readonly rate: bigint
  /** The form of the address that pays and takes the change. */
  readonly form: AddressForm
  /** Lengths of the output scripts. */
  readonly scripts: readonly number[]
}

/** Virtual bytes of an input, rounded up. */
const inputBytes: Readonly<Partial<Record<AddressForm, number>>> = { p2pkh: 148, p2sh: 91, p2wpkh: 68, p2tr: 58 }
const outputBytes: Readonly<Partial<Record<AddressForm, number>>> = { p2pkh: 34, p2sh: 32, p2wpkh: 31, p2tr: 43 }
const baseBytes = 12
/** What nodes do not carry because it costs more to spend. */
const dust: Readonly<Partial<Record<AddressForm, bigint>>> = { p2pkh: 546n, p2sh: 540n, p2wpkh: 294n, p2tr: 330n }

/** Chooses coins in their order until they cover amount and fee. Throws `INVALID_PARAMS` when there are not enough. */
export function chooseCoins({ coins, amount, rate, form, scripts }: Wish): Choice {
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
    const change = withChange >= (dust[form] ?? 546n) ? withChange : 0n
    return { coins: coins.slice(0, count), change, fee: total - amount - change }
  }
  throw new AppKitError('INVALID_PARAMS', {
    details: `The account has ${total} satoshi, which do not cover ${amount} and the fee.`,
  })
}
