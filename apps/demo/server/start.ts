import { fileURLToPath } from 'node:url'
import { startServices } from '@latchkey/services'
import { createTokenVerifier } from '@latchkey/siwx/server'
import * as browser from '@latchkey/testing'
import * as node from '@latchkey/testing/node'
import { chainGroups } from './chainGroups.js'
import { createFaucet } from './createFaucet.js'
import { createMembers } from './createMembers.js'
import { describeDemo } from './describeDemo.js'
import { keepPages } from './keepPages.js'
import { listenOnFreePort } from './listenOnFreePort.js'
import { readPort } from './readPort.js'
import { readSite } from './readSite.js'
import { serveSite } from './serveSite.js'
import { type DemoChains, startDemoChains } from './startDemoChains.js'
import { type DemoServices, startDemoServices } from './startDemoServices.js'
import { watchParent } from './watchParent.js'

const folder = fileURLToPath(new URL('../site', import.meta.url))
/** The page opens after this time, even if a chain or the services are still starting; they are added later. */
const patienceMs = 2_500

try {
  await start()
} catch (error) {
  process.stderr.write(`The demo did not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const wanted = readPort()
  const groups = chainGroups({ ...node, ...browser })
  const chains = startDemoChains(groups)
  const site = new Map(await readSite(folder))
  if (!['/index.html', '/playground.html', '/phone.html', '/own-modal.html'].every((path) => site.has(path)))
    throw new Error('there is no built page. Run "pnpm build" first.')
  await chains.settled(['eip155'])
  const services = startDemoServices(startServices, chains)
  const kinds = groups.map(({ namespace }) => namespace)
  await Promise.all([chains.settled(kinds, patienceMs), services.settled(patienceMs)])
  // Without EVM chains the demo is nearly empty. The usual cause is that the tools are not installed.
  const fault = chains.data().failed.find(({ namespace }) => namespace === 'eip155')
  if (fault) throw new Error(fault.reason)

  await keepPages(site, { chains, services })
  const server = serveSite(site, {
    'POST /faucet': createFaucet(chains),
    'GET /members': createMembers(createTokenVerifier, services),
  })
  const port = await listenOnFreePort(server, wanted)
  // Registered before the URL is printed, because the demo can be stopped from then on.
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    server.close()
    server.closeAllConnections()
    void Promise.allSettled([chains.stop(), services.stop()]).finally(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  watchParent(end)

  const taken = port === wanted || wanted === 0 ? undefined : wanted
  process.stdout.write(
    `${describeDemo(port, taken)}\n  Local chains and services, all on this machine\n${rows(chains)}\n${serviceRow(services)}\n\n  Ctrl-C stops everything.\n\n`,
  )
  // The parent may have stopped reading the output.
  process.stdout.on('error', () => undefined)
  services.watch(() => process.stdout.write(`${serviceRow(services)}\n`))
  let told = chains.data()
  chains.watch(() => {
    const news = rows(chains, told)
    told = chains.data()
    if (news) process.stdout.write(`${news}\n`)
  })
}

function serviceRow(services: DemoServices): string {
  const data = services.data()
  const text =
    data.status === 'running'
      ? data.url
      : data.status === 'failed'
        ? `did not start. ${data.reason}`
        : 'still starting, the page waits for them'
  return `    ${'Services'.padEnd(24)} ${text}`
}

/** One line per chain, except those already reported. */
function rows(chains: DemoChains, told?: ReturnType<DemoChains['data']>): string {
  const { chains: all, starting, failed } = chains.data()
  const isNew = (rpcUrl: string) => !told?.chains.some((one) => one.rpcUrl === rpcUrl)
  const lines = [
    ...all.filter(({ rpcUrl }) => isNew(rpcUrl)).map(({ name, rpcUrl }) => `    ${name.padEnd(24)} ${rpcUrl}`),
    ...failed
      .filter((one) => !told?.failed.includes(one))
      .map(({ namespace, reason }) => `    ${namespace}: did not start. ${reason}`),
    ...(told ? [] : starting.map((namespace) => `    ${namespace}: still starting, the page waits for it`)),
  ]
  return lines.join('\n')
}
