import { type Connector, cleanText, createError, errors, lazy, safeParseImageUrl } from '@latchkey/common'
import type { Eip155Context } from '../context/context.js'
import type { AppWallet } from '../context/options.js'
import { type Announced, findAnnounced, isSameProvider } from '../wallet/announcement.js'
import { type Eip1193Provider, isEip1193Provider } from '../wallet/eip1193.js'
import type { HostTraits } from '../wallet/walletSource.js'
import { connectMethods } from './connectMethods.js'

/** The connectors of the wallets that the app brings. */
export type AppConnectors = {
  /** Returns the connectors. Omits wallets whose id a wallet on the page has. */
  list(onPage: { readonly announced: readonly Announced[]; readonly ids: readonly string[] }): readonly Connector[]
  /** Returns the id of the listed wallet with this provider; `undefined` until its provider has loaded. */
  findLoaded(provider: Eip1193Provider): string | undefined
  /** Calls `changed` when the list changes. Returns an unsubscribe function. */
  watch(changed: () => void): () => void
}

type Entry = {
  /** The latest description, because the app may create a new object for each list. */
  wallet: AppWallet
  readonly connector: Connector
  /** The connector, or a copy that is marked as a duplicate. */
  shown: Connector
  provider: Eip1193Provider | undefined
}

/** Creates the connectors of `sdks`, and of the wallets set in the `wallets` option. */
export function createAppConnectors(context: Eip155Context, sdks: readonly AppWallet[]): AppConnectors {
  const entries = new Map<string, Entry>()
  const watchers = new Set<() => void>()

  function entryOf(wallet: AppWallet): Entry {
    const { id } = wallet
    const known = entries.get(id)
    if (known && isSameDescription(known.wallet, wallet)) {
      known.wallet = wallet
      return known
    }
    /** A connector stays in use after the description changed, and then needs the latest one. */
    const latest = () => entries.get(id) ?? entry
    const connector = createAppConnector(context, {
      ...wallet,
      async loadProvider(options) {
        const provider = assertProvider(await latest().wallet.loadProvider(options))
        const current = latest()
        if (current.provider !== provider) {
          current.provider = provider
          for (const changed of watchers) changed()
        }
        return provider
      },
      ...(wallet.end ? { end: async () => latest().wallet.end?.() } : {}),
    })
    const entry: Entry = { wallet, connector, shown: connector, provider: known?.provider }
    entries.set(id, entry)
    return entry
  }

  return {
    list({ announced, ids }) {
      const seen = new Set(ids)
      const listed = [...sdks, ...listWallets(context)].filter(({ id }) => !seen.has(id) && seen.add(id))
      for (const id of entries.keys()) if (!listed.some((wallet) => wallet.id === id)) entries.delete(id)
      return listed.map((wallet) => {
        const entry = entryOf(wallet)
        const duplicateOf = findOriginal(entry, announced, ids)
        if (duplicateOf !== entry.shown.duplicateOf)
          entry.shown = duplicateOf === undefined ? entry.connector : { ...entry.connector, duplicateOf }
        return entry.shown
      })
    },
    findLoaded: (provider) =>
      [...entries.values()].find(
        (entry) => !entry.shown.duplicateOf && entry.provider && isSameProvider(entry.provider, provider),
      )?.wallet.id,
    watch(changed) {
      watchers.add(changed)
      const stop = callApp(context, () => context.options.wallets?.watch(changed))
      return () => {
        watchers.delete(changed)
        callApp(context, () => stop?.())
      }
    },
  }
}

/** Creates the connector of a wallet that the app brings, or of the host around this page. */
export function createAppConnector(context: Eip155Context, wallet: AppWallet, host?: HostTraits): Connector {
  const { id, loadProvider } = wallet
  const name = cleanText(wallet.name)
  const rdns = wallet.rdns?.toLowerCase()
  const image = safeParseImageUrl(wallet.icon)
  const icon = image.ok ? image.value : undefined
  return {
    id,
    type: 'EXTERNAL',
    name,
    chain: 'eip155',
    // A visitor may point at the row many times.
    prefetch: lazy(async () => {
      await Promise.all([context.loadSession(), loadProvider({ signal: context.lifetime })])
    }),
    ...(wallet.loadsWithList ? { loadsWithList: true } : {}),
    ...(rdns ? { info: { rdns } } : {}),
    ...(icon ? { imageUrl: icon } : {}),
    ...connectMethods(context, {
      id,
      type: 'EXTERNAL',
      name,
      icon,
      rdns,
      host,
      loadProvider,
      ...(wallet.end ? { end: wallet.end } : {}),
    }),
  }
}

/** Returns a provider as it is. Throws `CONNECTOR_NOT_FOUND` for any other value. */
export function assertProvider(value: unknown): Eip1193Provider {
  if (!isEip1193Provider(value))
    throw createError(errors.CONNECTOR_NOT_FOUND, { details: "The wallet's SDK returned no EIP-1193 provider." })
  return value
}

/** Returns copies of the app's wallets, without those that can't be read. */
function listWallets(context: Eip155Context): readonly AppWallet[] {
  const listed = callApp(context, () => {
    const wallets: unknown = context.options.wallets?.list() ?? []
    if (!Array.isArray(wallets)) throw new TypeError('`list` returned no array.')
    return [...(wallets as readonly AppWallet[])]
  })
  return (listed ?? []).flatMap((wallet) => callApp(context, () => copyWallet(wallet)) ?? [])
}

/** Copies each field, because a wallet may be an instance of a class whose prototype has the getters. */
function copyWallet(wallet: AppWallet): AppWallet {
  const { id, name, rdns, icon, duplicateOf, isSeparate, loadsWithList, end } = wallet
  if (typeof id !== 'string' || typeof name !== 'string') throw new TypeError('A wallet has no `id` or no `name`.')
  return {
    id,
    name,
    rdns: typeof rdns === 'string' ? rdns : undefined,
    icon,
    duplicateOf,
    isSeparate,
    loadsWithList,
    loadProvider: (options) => wallet.loadProvider(options),
    ...(end ? { end: async () => wallet.end?.() } : {}),
  } satisfies { [Key in Exclude<keyof AppWallet, 'end'>]: AppWallet[Key] }
}

/** Calls code of the app. If it throws, logs the error and returns `undefined`, so that the other wallets stay. */
function callApp<T>({ ports }: Eip155Context, call: () => T): T | undefined {
  try {
    return call()
  } catch (error) {
    ports.logger.error('The `wallets` option threw an error.', error)
    return undefined
  }
}

/**
 * Returns the id of the wallet on the page that this wallet duplicates. Compares `duplicateOf`, the reverse-DNS name
 * and the provider, in this order. A name that several wallets claim identifies none of them.
 */
function findOriginal(
  { wallet, provider }: Entry,
  announced: readonly Announced[],
  ids: readonly string[],
): string | undefined {
  if (wallet.isSeparate) return undefined
  if (wallet.duplicateOf !== undefined && ids.includes(wallet.duplicateOf)) return wallet.duplicateOf
  const rdns = wallet.rdns?.toLowerCase()
  const named = announced.find((other) => other.rdns === rdns && other.warning === undefined)
  return (named ?? (provider && findAnnounced(provider, announced)))?.id
}

function isSameDescription(one: AppWallet, other: AppWallet): boolean {
  return (
    one.name === other.name &&
    one.icon === other.icon &&
    one.rdns === other.rdns &&
    one.loadsWithList === other.loadsWithList &&
    !one.end === !other.end
  )
}
