import { insertPageData, type PageData } from './pageData.js'
import { type SiteFile, siteFile } from './readSite.js'
import type { DemoChains } from './startDemoChains.js'
import type { DemoServices } from './startDemoServices.js'

/** The state that pages show, and its changes. */
export type PageSources = {
  readonly chains: Pick<DemoChains, 'data' | 'watch'>
  readonly services: Pick<DemoServices, 'data' | 'watch'>
}

/**
 * Writes the state of chains and services into the site's pages and `/chains.json`, now and after every change. Settles
 * after the first write. Writes run one after the other, each with the state at its start, so that the last one has the
 * latest state.
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
