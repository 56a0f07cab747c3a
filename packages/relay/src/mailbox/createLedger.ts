import type { Sender } from './mailbox.js'

/** A stored message with its size and sender. */
export type LedgerEntry<Item> = {
  readonly item: Item
  readonly bytes: number
  readonly account: Account<Item>
  readonly projectId: string
}

/** The messages of one IPv4 address or IPv6 /64. */
type Account<Item> = {
  readonly networks: readonly string[]
  readonly projects: Map<string, { readonly entries: Set<LedgerEntry<Item>>; bytes: number }>
  bytes: number
}

/** Records the senders of messages, to decide which message to evict. In memory only: it contains IP addresses. */
export type Ledger<Item> = {
  readonly bytes: () => number
  readonly count: () => number
  add(item: Item, bytes: number, sender: Sender | undefined): LedgerEntry<Item>
  remove(entry: LedgerEntry<Item>): void
  /** Returns the network of the sender that would exceed its share with `bytes` more, if any. */
  exceededNetwork(sender: Sender | undefined, bytes: number): string | undefined
  /**
   * Returns the message to evict first. Chooses the network that uses most of its share, unless `network` is set. Then
   * chooses its address with most bytes, the project with most bytes of this address, and the oldest message.
   */
  nextToEvict(network?: string): LedgerEntry<Item> | undefined
  all(): Iterable<LedgerEntry<Item>>
  clear(): void
}

const nobody: Sender = { projectId: '', networks: [{ name: '', bytes: Number.MAX_SAFE_INTEGER }] }

/**
 * A project has no share of its own: its id is public, so others could exhaust the share. The project only decides
 * which message of an address is evicted first.
 */
export function createLedger<Item>(): Ledger<Item> {
  const accounts = new Map<string, Account<Item>>()
  const totals = new Map<string, { readonly share: number; bytes: number }>()
  let bytesInAll = 0
  let countInAll = 0

  return {
    bytes: () => bytesInAll,
    count: () => countInAll,
    add(item, bytes, sender = nobody) {
      const account = accountOf(sender)
      const project = account.projects.get(sender.projectId) ?? { entries: new Set(), bytes: 0 }
      account.projects.set(sender.projectId, project)
      const entry = { item, bytes, account, projectId: sender.projectId }
      project.entries.add(entry)
      for (const { name, bytes: share } of sender.networks) {
        if (!totals.has(name)) totals.set(name, { share, bytes: 0 })
      }
      count(entry, 1)
      return entry
    },
    remove(entry) {
      const { account, projectId } = entry
      const project = account.projects.get(projectId)
      if (!project?.entries.delete(entry)) return
      count(entry, -1)
      if (project.entries.size === 0) account.projects.delete(projectId)
      if (account.projects.size === 0) accounts.delete(keyOf(account))
      for (const name of account.networks) if (totals.get(name)?.bytes === 0) totals.delete(name)
    },
    exceededNetwork(sender = nobody, bytes) {
      return sender.networks.find(({ name, bytes: share }) => (totals.get(name)?.bytes ?? 0) + bytes > share)?.name
    },
    nextToEvict(network = heaviestNetwork()) {
      if (network === undefined) return undefined
      const ofNetwork = [...accounts.values()].filter(({ networks }) => networks.includes(network))
      const project = largest(largest(ofNetwork)?.projects.values() ?? [])
      return project?.entries.values().next().value
    },
    all: () =>
      [...accounts.values()].flatMap(({ projects }) => [...projects.values()].flatMap(({ entries }) => [...entries])),
    clear() {
      accounts.clear()
      totals.clear()
      bytesInAll = 0
      countInAll = 0
    },
  }

  function accountOf({ networks }: Sender): Account<Item> {
    const account = { networks: networks.map(({ name }) => name), projects: new Map(), bytes: 0 }
    const known = accounts.get(keyOf(account))
    if (known) return known
    accounts.set(keyOf(account), account)
    return account
  }

  function count({ account, projectId, bytes }: LedgerEntry<Item>, sign: -1 | 1) {
    const project = account.projects.get(projectId)
    if (project) project.bytes += sign * bytes
    account.bytes += sign * bytes
    for (const name of account.networks) {
      const total = totals.get(name)
      if (total) total.bytes += sign * bytes
    }
    bytesInAll += sign * bytes
    countInAll += sign
  }

  function heaviestNetwork(): string | undefined {
    let name: string | undefined
    let most = 0
    for (const [network, { bytes, share }] of totals) {
      if (bytes / share <= most) continue
      most = bytes / share
      name = network
    }
    return name
  }
}

function keyOf({ networks }: { readonly networks: readonly string[] }): string {
  return networks[0] ?? ''
}

function largest<One extends { readonly bytes: number }>(all: Iterable<One>): One | undefined {
  let found: One | undefined
  for (const one of all) if (!found || one.bytes > found.bytes) found = one
  return found
}
