import { fileURLToPath } from 'node:url'
import { startLocalChains } from '@latchkey/testing/node'
import { listenOnFreePort } from './listenOnFreePort.js'
import { describeChains, insertPageData } from './pageData.js'
import { readPort } from './readPort.js'
import { readSite, siteFile } from './readSite.js'
import { serveSite } from './serveSite.js'
import { watchParent } from './watchParent.js'

const folder = fileURLToPath(new URL('../site', import.meta.url))

try {
  await start()
} catch (error) {
  process.stderr.write(`The demo did not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const wanted = readPort()
  const chains = await startLocalChains()
  const data = describeChains(chains)
  const site = new Map(await readSite(folder, (_, html) => insertPageData(html, data)))
  if (!site.has('/index.html')) throw new Error('there is no built page. Run "pnpm build" first.')
  site.set('/chains.json', await siteFile('/chains.json', Buffer.from(JSON.stringify(data))))

  const server = serveSite(site)
  const port = await listenOnFreePort(server, wanted)
  // Before the address is told: from then on anybody may end it.
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    server.close()
    server.closeAllConnections()
    void chains.stop().finally(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  watchParent(end)

  const rows = data.chains.map(({ id, name, rpcUrl }) => `  ${name.padEnd(14)} ${String(id).padStart(6)}   ${rpcUrl}`)
  const note = port === wanted || wanted === 0 ? '' : `  (port ${wanted} is taken)\n`
  process.stdout.write(
    `\n  Latchkey demo: http://localhost:${port}\n${note}\n${rows.join('\n')}\n\n  Ctrl-C stops everything.\n\n`,
  )
}
