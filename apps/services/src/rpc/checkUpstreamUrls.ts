import { splitCredentials } from '@latchkey/common'

/** Throws if the list of a network's URLs is empty, or if one cannot be asked. */
export function checkUpstreamUrls(chainId: string, urls: readonly string[]): void {
  if (urls.length === 0) throw new Error(`rpcUpstreams: ${chainId} has no URL.`)
  for (const [index, url] of urls.entries()) {
    // A URL can hold a key: it is never printed.
    const fault = findFault(url)
    if (fault) throw new Error(`rpcUpstreams: URL ${index + 1} of ${chainId} ${fault}.`)
  }
}

function findFault(url: string): string | undefined {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return 'is not http or https'
  try {
    splitCredentials(url)
    return undefined
  } catch {
    return 'has a user or password that cannot be sent'
  }
}
