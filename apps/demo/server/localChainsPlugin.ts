import type { startServices } from '@latchkey/services'
import type { createTokenVerifier } from '@latchkey/siwx/server'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import { type ChainStarters, chainGroups } from './chainGroups.js'
import { createFaucet } from './createFaucet.js'
import { createMembers } from './createMembers.js'
import { insertPageData, type PageData } from './pageData.js'
import { type DemoChains, startDemoChains } from './startDemoChains.js'
import { type DemoServices, startDemoServices } from './startDemoServices.js'
import { watchParent } from './watchParent.js'

/** Starts the local chains from their sources with Vite's development server, and passes their URLs to the page. */
export function localChainsPlugin(): Plugin {
  let chains: DemoChains | undefined
  let services: DemoServices | undefined
  const data = (): PageData => ({
    ...(chains?.data() ?? { chains: [], starting: [], failed: [] }),
    services: services?.data() ?? { status: 'starting' },
  })
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
      const { startServices: start } = (await ssr.runner.import('@latchkey/services')) as {
        startServices: typeof startServices
      }
      const serving = startDemoServices(start, started)
      services = serving
      const end = () =>
        void Promise.allSettled([server.close(), started.stop(), serving.stop()]).then(() => process.exit(0))
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
      watchParent(end)
      const give = createFaucet(started)
      server.middlewares.use('/faucet', (request, response) => void give(request, response))
      const { createTokenVerifier: createVerifier } = (await ssr.runner.import('@latchkey/siwx/server')) as {
        createTokenVerifier: typeof createTokenVerifier
      }
      const answerMember = createMembers(createVerifier, serving)
      server.middlewares.use('/members', (request, response) => void answerMember(request, response))
      server.middlewares.use('/chains.json', (_, response) => {
        response.setHeader('Content-Type', 'application/json; charset=utf-8').end(JSON.stringify(data()))
      })
    },
    transformIndexHtml: (html) => insertPageData(html, data()),
  }
}
