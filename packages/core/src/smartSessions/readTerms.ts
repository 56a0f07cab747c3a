import { cleanText, type Hex, readField, type SmartSessionPermission } from '@latchkey/common'

/** A permission as views show it. Amounts are in the smallest unit. */
export type PermissionTerms =
  | {
      readonly kind: 'spend'
      /** The ERC-20 token; `undefined` for the coin of the network. */
      readonly token: Hex | undefined
      /** `undefined`: the wallet states no limit. */
      readonly amount: bigint | undefined
      /** The amount is for each period of this many seconds; `undefined` for the whole time. */
      readonly period: number | undefined
    }
  | {
      /** An amount that grows with time. */
      readonly kind: 'stream'
      readonly token: Hex | undefined
      readonly perSecond: bigint
      /** The limit for the whole time. */
      readonly amount: bigint | undefined
    }
  | { readonly kind: 'call'; readonly contract: Hex; readonly functions: readonly string[] }
  | { readonly kind: 'other'; readonly type: string }

/**
 * Returns the terms of a permission of ERC-7715. Wallets use the types of its drafts and of the Smart Accounts Kit.
 * Unknown types, and types without readable limits, are `other`: no view says less than what was granted.
 */
export function readTerms({ type, data }: SmartSessionPermission): PermissionTerms {
  const other = { kind: 'other', type } as const
  const token = readToken(type, data)
  if (type === 'contract-call') {
    const contract = readField(data, 'address')
    const functions = readFunctions(data)
    return isAddress(contract) && functions ? { kind: 'call', contract, functions } : other
  }
  if (token === null) return other
  const period = readSeconds(readField(data, 'periodDuration') ?? readField(data, 'period'))
  if (type.endsWith('-stream')) {
    const perSecond = readAmount(readField(data, 'amountPerSecond'))
    // The texts of the view have no words for an amount that is available at once.
    const initial = readField(data, 'initialAmount')
    return perSecond === undefined || (initial !== undefined && readAmount(initial) !== 0n)
      ? other
      : { kind: 'stream', token, perSecond, amount: readAmount(readField(data, 'maxAmount')) }
  }
  if (type.endsWith('-periodic') || type.endsWith('-recurring-allowance')) {
    const amount = readAmount(readField(data, 'periodAmount') ?? readField(data, 'allowance'))
    return amount === undefined || period === undefined ? other : { kind: 'spend', token, amount, period }
  }
  if (/^(native|erc-?20)-token-(transfer|allowance)$/.test(type)) {
    const amount = readAmount(readField(data, 'allowanceAmount') ?? readField(data, 'allowance'))
    return { kind: 'spend', token, amount, period: undefined }
  }
  return other
}

/** Returns the token of a type about tokens, `undefined` for the coin, and `null` for another type. */
function readToken(type: string, data: unknown): Hex | undefined | null {
  if (type.startsWith('native-token-')) return undefined
  if (!/^erc-?20-/.test(type)) return null
  const token = readField(data, 'tokenAddress') ?? readField(data, 'address')
  return isAddress(token) ? lowerCase(token) : null
}

/**
 * Returns the functions of a contract. An empty list means all functions, also if one of them is unreadable.
 * `undefined` if the app may do more than call them: send coins, or run other code as the account.
 */
function readFunctions(data: unknown): readonly string[] | undefined {
  const functions: unknown = readField(data, 'functions') ?? readField(data, 'calls')
  if (!Array.isArray(functions)) return []
  const isMore = (entry: unknown) => {
    const [limit, operation] = [readField(entry, 'valueLimit'), readField(entry, 'operation')]
    return (limit !== undefined && readAmount(limit) !== 0n) || (operation !== undefined && operation !== 0)
  }
  if (functions.some(isMore)) return undefined
  const names = functions.map((entry: unknown) => {
    const name = typeof entry === 'string' ? entry : readField(entry, 'functionName')
    return typeof name === 'string' ? cleanText(name) : ''
  })
  return names.includes('') ? [] : names
}

/** Reads an amount of at most 256 bits: hexadecimal, decimal digits, or a whole number. */
function readAmount(value: unknown): bigint | undefined {
  const isAmount =
    (typeof value === 'string' && /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value)) ||
    (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)
  return isAmount ? BigInt(value as string | number) : undefined
}

function readSeconds(value: unknown): number | undefined {
  const seconds = Number(readAmount(value) ?? 0)
  return seconds > 0 && seconds < 2 ** 40 ? seconds : undefined
}

function isAddress(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}

function lowerCase(address: Hex): Hex {
  return `0x${address.slice(2).toLowerCase()}`
}
