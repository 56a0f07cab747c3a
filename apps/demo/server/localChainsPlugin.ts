import { isRunnableDevEnvironment, type Plugin } from 'vite'
import { type ChainStarters, chainGroups } from './chainGroups.js'
import { createFaucet } from './createFaucet.js'
import { insertPageData } from './pageData.js'
import { type DemoChains, startDemoChains } from './startDemoChains.js'
import { watchParent } from './watchParent.js'

/** Starts the local chains with Vite's development server, from the sources, and tells the page where they are. */
export function localChainsPlugin(): Plugin {
  let chains: DemoChains | undefined
  return {
    name: 'latchkey-local-chains',
    apply: 'serve',
    async configureServer(server) {
      const { ssr } = server.environments
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite offers no environment to start the chains in.')
      // Vite's own module runner, because Node cannot run the sources of packages.
      const [browser, node] = await Promise.all(
        ['@latchkey/testing', '@latchkey/testing/node'].map((name) => ssr.runner.import(name)),
      )
      const started = startDemoChains(chainGroups({ ...browser, ...node } as ChainStarters))
      chains = started
      await started.settled(['eip155'])
      const end = () => void Promise.allSettled([server.close(), started.stop()]).then(() => process.exit(0))
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
      watchParent(end)
      const give = createFaucet(started)
      server.middlewares.use('/faucet', (request, response) => void give(request, response))
      server.middlewares.use('/chains.json', (_, response) => {
        response.setHeader('Content-Type', 'application/json; charset=utf-8').end(JSON.stringify(started.data()))
      })
    },
    transformIndexHtml: (html) => insertPageData(html, chains?.data() ?? { chains: [], starting: [], failed: [] }),
  }
}
