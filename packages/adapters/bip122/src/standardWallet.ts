import { cleanText, isObject, type Result, readField, safeParseImageUrl } from '@latchkey/common'
import { type BitcoinChain, chainOfName } from './bitcoinChain.js'
import type { FoundWallet } from './foundWallet.js'
import { readMethod } from './readMethod.js'

/** Reads a wallet that registered itself, each field once (R25–R27). Wallets of other namespaces are refused. */
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

/** The Bitcoin networks of a list of Wallet Standard chains, `bitcoin:mainnet` and so on. */
export function readChains(value: unknown): readonly BitcoinChain[] {
  if (!Array.isArray(value)) return []
  const chains = value
    .slice(0, 100)
    .flatMap((name: unknown) =>
      typeof name === 'string' && name.startsWith('bitcoin:') ? (chainOfName(name) ?? []) : [],
    )
  return [...new Set(chains)]
}
