/** A chain of the machine the demo runs on. */
export type LocalChainData = {
  readonly id: number
  readonly name: string
  readonly symbol: string
  readonly rpcUrl: string
  readonly tokenAddress: `0x${string}`
}

/** What the server tells the page. */
export type PageData = { readonly chains: readonly LocalChainData[] }

/** Reads what the server put into the page; no chains where it was put on a web host without any. */
export function readPageData(page: Document = document): PageData {
  try {
    const data: unknown = JSON.parse(page.getElementById('page-data')?.textContent ?? '')
    const chains = isRecord(data) && Array.isArray(data.chains) ? data.chains : []
    return { chains: chains.filter(isLocalChain) }
  } catch {
    return { chains: [] }
  }
}

function isLocalChain(value: unknown): value is LocalChainData {
  return (
    isRecord(value) &&
    typeof value.id === 'number' &&
    ['name', 'symbol', 'rpcUrl', 'tokenAddress'].every((key) => typeof value[key] === 'string')
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
