import type { BrowserContext } from '@playwright/test'

/** A request of a page. */
export type PageRequest = {
  readonly url: string
  readonly host: string
  readonly method: string
  readonly type: string
}

/** The requests of all pages of a context. */
export type RequestRecorder = {
  readonly all: readonly PageRequest[]
  /**
   * Returns the requests to hosts other than the given ones (`host:port`), without `data:`, `blob:` and `about:` URLs.
   */
  foreign(ownHosts: readonly string[]): readonly PageRequest[]
  clear(): void
}

export function recordRequests(context: BrowserContext): RequestRecorder {
  const all: PageRequest[] = []
  context.on('request', (request) => {
    const url = request.url()
    all.push({
      url,
      host: URL.canParse(url) ? new URL(url).host : '',
      method: request.method(),
      type: request.resourceType(),
    })
  })
  return {
    all,
    foreign: (ownHosts) => all.filter(({ host, url }) => !/^(data|blob|about):/.test(url) && !ownHosts.includes(host)),
    clear: () => void all.splice(0),
  }
}
