import type { WalletListEntry } from '../src/wallets/walletRow.js'

type Row = Partial<WalletListEntry>

/** A directory that validates, pages, filters and searches like the directory of the services, and can fail. */
export type FakeDirectory = {
  readonly fetch: typeof globalThis.fetch
  /** The path and query of every request. */
  readonly asked: readonly URL[]
  /** A response that replaces the directory's, until it is set to `undefined`. */
  breaks(how: ((url: URL) => Response | Promise<Response>) | undefined): void
}

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

export function createFakeDirectory(wallets: readonly Row[]): FakeDirectory {
  const asked: URL[] = []
  let broken: Parameters<FakeDirectory['breaks']>[0]

  function answer(url: URL): Response {
    if (/^\/(getWalletImage|public\/getAssetImage)\//.test(url.pathname)) return new Response(png)
    const list = (key: string) => url.searchParams.get(key)?.split(',')
    const [include, exclude, search] = [list('include'), list('exclude'), url.searchParams.get('search')]
    const namespaces = list('chains')?.map((chain) => chain.split(':')[0])
    if (!isValid(url)) return Response.json({ code: 'BAD_REQUEST', message: 'Not valid' }, { status: 400 })
    const certified = url.searchParams.get('badge_type') === 'certified'
    const matching = wallets.filter(
      ({ id = '', name = '', badge_type, chains }) =>
        (!include || include.includes(id)) &&
        !exclude?.includes(id) &&
        (!search || name.toLowerCase().includes(search.toLowerCase())) &&
        (!certified || badge_type === 'certified') &&
        (!namespaces || !chains || chains.some((chain) => namespaces.includes(chain.split(':')[0]))),
    )
    const entries = Number(url.searchParams.get('entries'))
    const start = (Number(url.searchParams.get('page')) - 1) * entries
    return Response.json({ data: matching.slice(start, start + entries), count: matching.length })
  }

  return {
    asked,
    breaks(how) {
      broken = how
    },
    fetch: async (input, init) => {
      const url = new URL(String(input))
      asked.push(url)
      const response = await Promise.race([broken?.(url) ?? answer(url), whenAborted(init?.signal)])
      init?.signal?.throwIfAborted()
      return response
    },
  }
}

/**
 * The rules of the services' `walletQuery.ts`. `coreDirectory.test.ts` there runs the same client against the real
 * ones.
 */
function isValid({ searchParams }: URL): boolean {
  const isWhole = (key: string, most: number) => {
    const value = Number(searchParams.get(key))
    return Number.isInteger(value) && value >= 1 && value <= most
  }
  const ids = ['include', 'exclude'].map((key) => (searchParams.get(key) ?? '').split(',').filter(Boolean))
  return (
    isWhole('page', 1_000_000) &&
    isWhole('entries', 100) &&
    (searchParams.get('search') ?? '').length <= 100 &&
    ids.every((list) => list.length <= 200 && list.every((id) => /^[A-Za-z0-9_-]{1,64}$/.test(id)))
  )
}

function whenAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}
