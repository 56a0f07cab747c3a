import { cleanText, type Result, readField, safeParseImageUrl } from '@latchkey/common'
import { readList } from '../parse/readList.js'
import { factsOf, featureNames, features } from './features.js'

/** A registered wallet, copied once. */
export type StandardWallet = {
  readonly name: string
  readonly icon?: string | undefined
  /** The Solana chains it lists, as Wallet Standard names them. */
  readonly chains: readonly string[]
  /** The wallet object itself, whose functions are pinned. */
  readonly provider: object
}

/** Reads a wallet that registered through Wallet Standard, each field once. Rejects wallets of other namespaces. */
export function safeParseStandardWallet(wallet: unknown): Result<StandardWallet> {
  if (typeof wallet !== 'object' || wallet === null) return { ok: false, reason: 'it is no object' }
  const chains = readChains(readField(wallet, 'chains'))
  if (chains.length === 0) return { ok: false, reason: 'it lists no Solana chain' }
  const offered = readField(wallet, 'features')
  const has = (feature: string, method: string) => typeof readField(readField(offered, feature), method) === 'function'
  if (!has('standard:connect', features['standard:connect'].method))
    return { ok: false, reason: 'it does not offer standard:connect' }
  if (!has('standard:events', 'on')) return { ok: false, reason: 'it does not offer standard:events' }
  const signs = featureNames.some((name) => factsOf(name).actions.length > 0 && has(name, features[name].method))
  if (!signs) return { ok: false, reason: 'it signs nothing' }
  const name = cleanText(readField(wallet, 'name'))
  if (!name) return { ok: false, reason: 'the name is empty' }
  const icon = safeParseImageUrl(readField(wallet, 'icon'))
  return { ok: true, value: { name, icon: icon.ok ? icon.value : undefined, chains, provider: wallet } }
}

/** Returns the Solana chains of a list, and none for other values. */
export function readChains(value: unknown): readonly string[] {
  const chains = readList(value)?.filter((name): name is string => typeof name === 'string') ?? []
  return [...new Set(chains.filter((name) => /^solana:[-_a-zA-Z0-9]{1,32}$/.test(name)))].slice(0, 100)
}
