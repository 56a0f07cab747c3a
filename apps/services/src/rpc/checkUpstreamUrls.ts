import { splitCredentials } from '@latchkey/common'

/** Throws if a network's list of URLs is empty or contains an unusable URL. */
export function checkUpstreamUrls(chainId: string, urls: readonly string[]): void {
  if (urls.length === 0) throw new Error(`rpcUpstreams: ${chainId} has no URL.`)
  for (const [index, url] of urls.entries()) {
    // A URL can contain a key, so it is never printed.
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
