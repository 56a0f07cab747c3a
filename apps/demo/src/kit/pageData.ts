import type { ChainNamespace, Network } from '@latchkey/common'
import { chainKinds } from '../chains/chainKind.js'

/** A local chain on the machine of the demo. */
export type LocalChainData = {
  readonly namespace: ChainNamespace
  readonly id: number | string
  readonly name: string
  readonly coin: Network['nativeCurrency']
  readonly rpcUrl: string
  readonly ss58Format?: number | undefined
  readonly tokenAddress?: `0x${string}` | undefined
  /** Amount of the faucet, in coins. */
  readonly gift: string
}

/** State of the local services; `none` on a static web host. */
export type ServicesData =
  | { readonly status: 'none' | 'starting' }
  | { readonly status: 'running'; readonly url: string; readonly relayUrl: string }
  | { readonly status: 'failed'; readonly reason: string }

/** The server's data for the page. */
export type PageData = {
  readonly chains: readonly LocalChainData[]
  /** Namespaces whose chains are still starting. */
  readonly starting: readonly ChainNamespace[]
  readonly failed: readonly { readonly namespace: ChainNamespace; readonly reason: string }[]
  readonly services: ServicesData
}

const nothing: PageData = { chains: [], starting: [], failed: [], services: { status: 'none' } }

/** Reads the data that the server put into the page. Empty on a static web host. */
export function readPageData(page: Document = document): PageData {
  try {
    return parsePageData(JSON.parse(page.getElementById('page-data')?.textContent ?? ''))
  } catch {
    return nothing
  }
}

/** Returns the valid parts of the server's response. */
export function parsePageData(data: unknown): PageData {
  if (!isRecord(data)) return nothing
  return {
    chains: listOf(data.chains).filter(isLocalChain),
    starting: listOf(data.starting).filter(isNamespace),
    failed: listOf(data.failed).filter(isFailure),
    services: parseServices(data.services),
  }
}

function parseServices(value: unknown): ServicesData {
  if (!isRecord(value)) return nothing.services
  const { status, url, relayUrl, reason } = value
  if (status === 'running' && typeof url === 'string' && typeof relayUrl === 'string') return { status, url, relayUrl }
  if (status === 'failed') return { status, reason: String(reason) }
  return status === 'starting' ? { status } : nothing.services
}

function isLocalChain(value: unknown): value is LocalChainData {
  return (
    isRecord(value) &&
    isNamespace(value.namespace) &&
    ['number', 'string'].includes(typeof value.id) &&
    isRecord(value.coin) &&
    typeof value.coin.symbol === 'string' &&
    typeof value.coin.decimals === 'number' &&
    ['name', 'rpcUrl', 'gift'].every((key) => typeof value[key] === 'string')
  )
}

function isFailure(value: unknown): value is PageData['failed'][number] {
  return isRecord(value) && isNamespace(value.namespace) && typeof value.reason === 'string'
}

function isNamespace(value: unknown): value is ChainNamespace {
  return chainKinds.some(({ namespace }) => namespace === value)
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
