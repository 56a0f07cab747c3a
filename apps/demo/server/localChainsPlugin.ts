import type { LocalChains } from '@latchkey/testing/node'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import { describeChains, insertPageData, type PageData } from './pageData.js'
import { watchParent } from './watchParent.js'

/** Starts the local chains with Vite's development server, from the sources, and tells the page where they are. */
export function localChainsPlugin(): Plugin {
  let chains: LocalChains | undefined
  let data: PageData = { chains: [] }
  return {
    name: 'latchkey-local-chains',
    apply: 'serve',
    async configureServer(server) {
      const { ssr } = server.environments
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite offers no environment to start the chains in.')
      // Vite's own module runner, because Node cannot run the sources of packages.
      const { startLocalChains } = (await ssr.runner.import('@latchkey/testing/node')) as {
        startLocalChains(): Promise<LocalChains>
      }
      chains = await startLocalChains()
      data = describeChains(chains)
      const end = () => void Promise.allSettled([server.close(), chains?.stop()]).then(() => process.exit(0))
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
      watchParent(end)
      server.middlewares.use('/chains.json', (_, response) => {
        response.setHeader('Content-Type', 'application/json; charset=utf-8').end(JSON.stringify(data))
      })
    },
    transformIndexHtml: (html) => insertPageData(html, data),
  }
}
