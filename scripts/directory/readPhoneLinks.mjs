const rowKeys = ['id', 'browse', 'stores', 'sources']
const linkKeys = ['url', 'namespaces', 'platforms', 'android_package']
const stores = { app_store: 'apps.apple.com', play_store: 'play.google.com' }

/**
 * Validates the rows of `phoneLinks.mjs` and returns them by id. Throws for a row without a source, and for a link that
 * the kit would refuse when a visitor opens it. `readBrowseLink` is the parser of `@latchkey/walletconnect/links`.
 */
export function readPhoneLinks(rows, readBrowseLink) {
  const read = new Map()
  for (const row of rows) {
    const fail = (reason) => {
      throw new Error(`phoneLinks.mjs, ${row.id}: ${reason}.`)
    }
    if (read.has(row.id)) fail('there are two rows')
    const unknown = Object.keys(row).find((key) => !rowKeys.includes(key))
    if (unknown) fail(`"${unknown}" is not known`)
    if (!row.sources?.length || !row.sources.every(isPage)) fail('a row needs the https URL of its source')
    if (!row.browse?.length) fail('a row needs a link')
    for (const link of row.browse) checkLink(link, readBrowseLink, fail)
    for (const [store, url] of Object.entries(row.stores ?? {}))
      if (!isPage(url) || new URL(url).host !== stores[store]) fail(`${store} is not a page of the store`)
    read.set(row.id, row)
  }
  return read
}

function checkLink(link, readBrowseLink, fail) {
  const parsed = readBrowseLink(link)
  if (!parsed.ok) fail(`${link.url} is ${parsed.reason}`)
  const unknown = Object.keys(link).find((key) => !linkKeys.includes(key))
  if (unknown) fail(`"${unknown}" is not known`)
  if (!link.namespaces?.every((namespace) => /^[a-z0-9-]{3,8}$/.test(namespace))) fail('a link needs its namespaces')
  if (link.platforms?.some((platform) => !['ios', 'android'].includes(platform))) fail('a platform is not known')
}

function isPage(text) {
  return typeof text === 'string' && URL.canParse(text) && new URL(text).protocol === 'https:'
}
