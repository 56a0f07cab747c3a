import { insertPageData, type PageData } from './pageData.js'
import { type SiteFile, siteFile } from './readSite.js'
import type { DemoChains } from './startDemoChains.js'
import type { DemoServices } from './startDemoServices.js'

/** What the pages are told of, and when that changes. */
export type PageSources = {
  readonly chains: Pick<DemoChains, 'data' | 'watch'>
  readonly services: Pick<DemoServices, 'data' | 'watch'>
}

/**
 * Writes into the site's pages, and into `/chains.json`, how chains and services stand: now, and whenever that changes. Settles after the
 * first time. One writing after the other, each with what is so when it begins: the last one holds what is so at last.
 */
export function keepPages(site: Map<string, SiteFile>, { chains, services }: PageSources): Promise<void> {
  const pages = [...site]
    .filter(([path]) => path.endsWith('.html'))
    .map(([path, { body }]) => [path, String(body)] as const)

  async function writeNow(): Promise<void> {
    const data: PageData = { ...chains.data(), services: services.data() }
    const texts = [
      ...pages.map(([path, html]) => [path, insertPageData(html, data)] as const),
      ['/chains.json', JSON.stringify(data)] as const,
    ]
    for (const [path, text] of texts) site.set(path, await siteFile(path, Buffer.from(text)))
  }

  let writing = Promise.resolve()
  const write = () => {
    writing = writing.then(writeNow)
  }
  chains.watch(write)
  services.watch(write)
  write()
  return writing
}
