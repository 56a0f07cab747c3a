import { cleanText, isObject, type Result, readField, safeParseImageUrl } from '@latchkey/common'
import { type BitcoinChain, chainOfName } from '../network/bitcoinChain.js'
import type { FoundWallet } from './foundWallet.js'

/** Reads a registered wallet, each field once. Rejects wallets of other namespaces. */
export function safeParseStandardWallet(wallet: object): Result<FoundWallet> {
  const features = readField(wallet, 'features')
  const chains = readChains(readField(wallet, 'chains'))
  const has = (feature: string) => readMethod(readField(features, feature), 'connect') !== undefined
  if (!has('bitcoin:connect') && !(chains.length > 0 && has('standard:connect')))
    return { ok: false, reason: 'it does not offer bitcoin:connect' }
  const name = cleanText(readField(wallet, 'name'))
  if (!name) return { ok: false, reason: 'the name is empty' }
  const icon = safeParseImageUrl(readField(wallet, 'icon'))
  const provider = readField(readField(features, 'sats-connect:'), 'provider')
  return {
    ok: true,
    value: {
      kind: 'standard',
      id: name,
      name,
      icon: icon.ok ? icon.value : undefined,
      provider: wallet,
      sameAs: isObject(provider) ? provider : undefined,
      chains,
    },
  }
}

/** Returns the Bitcoin networks of a list of Wallet Standard chains, such as `bitcoin:mainnet`. */
export function readChains(value: unknown): readonly BitcoinChain[] {
  if (!Array.isArray(value)) return []
  const chains = value
    .slice(0, 100)
    .flatMap((name: unknown) =>
      typeof name === 'string' && name.startsWith('bitcoin:') ? (chainOfName(name) ?? []) : [],
    )
  return [...new Set(chains)]
}

/** Returns a function among the fields of a value, bound to it. */
export function readMethod(value: unknown, key: string): ((...args: readonly unknown[]) => unknown) | undefined {
  const method = readField(value, key)
  return typeof method === 'function' ? (...args) => Reflect.apply(method, value, args) : undefined
}
