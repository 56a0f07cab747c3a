import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServices } from '@latchkey/services'
import { createTokenVerifier } from '@latchkey/siwx/server'
import * as browserSide from '@latchkey/testing'
import * as nodeSide from '@latchkey/testing/node'
import { chromium } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumFlags } from '../../../scripts/chromium/chromiumFlags.mjs'
import { findChromium } from '../../../scripts/chromium/findChromium.mjs'
import { chainGroups } from './chainGroups.js'
import { createFaucet } from './createFaucet.js'
import { createMembers } from './createMembers.js'
import { describeFourChains } from './fourChains.suite.mjs'
import { keepPages } from './keepPages.js'
import { describeMembers } from './members.suite.mjs'
import { createOwnModalJourneys } from './ownModal.suite.mjs'
import { describePhone } from './phone.suite.mjs'
import { readSite } from './readSite.js'
import { serveSite } from './serveSite.js'
import { startDemoChains } from './startDemoChains.js'
import { startDemoServices } from './startDemoServices.js'
import { describeWalletSdks } from './walletSdks.suite.mjs'

const root = path.resolve(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-demo-'))
const polkadotMayStart = Promise.withResolvers()
const servicesMayStart = Promise.withResolvers()
const warnings = []
const servers = []
const urls = {}
let browser
let chains
let services

/** One build, one browser and one start of each chain, served differently to each suite. */
beforeAll(async () => {
  const warn = (message) => warnings.push(message)
  const customLogger = { info() {}, warn, warnOnce: warn, error: warn, clearScreen() {}, hasErrorLogged: () => false }
  const groups = chainGroups({ ...browserSide, ...nodeSide })
  chains = startDemoChains(
    groups.map((group) =>
      group.namespace === 'polkadot' ? { ...group, start: () => polkadotMayStart.promise.then(group.start) } : group,
    ),
  )
  await build({ root, customLogger, build: { outDir: folder, emptyOutDir: true } })
  await chains.settled(['eip155', 'solana', 'bip122'])
  services = startDemoServices((options) => servicesMayStart.promise.then(() => startServices(options)), chains)
  urls.fourChains = await serve({ chains, services: { data: () => undefined, watch() {} } })
  urls.phone = await serve({ chains: evmOf(chains), services })
  urls.walletSdks = await serve()
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
}, 180_000)

afterAll(async () => {
  await browser?.close()
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  await Promise.all([chains?.stop(), services?.stop()])
  rmSync(folder, { recursive: true, force: true })
})

/** Serves the built pages with these chains and services, as the start script does, or without any. */
async function serve(sources) {
  const site = new Map(await readSite(folder))
  if (sources) await keepPages(site, sources)
  const server = serveSite(site, {
    'POST /faucet': createFaucet(chains),
    'GET /members': createMembers(createTokenVerifier, services),
  })
  servers.push(server)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${server.address().port}`
}

/** A local chain as a network of the phone wallet. */
function networkOf({ namespace, id, name, coin, rpcUrl }) {
  const rpcUrls = { default: { http: [rpcUrl] } }
  return { caipNetworkId: `${namespace}:${id}`, chainNamespace: namespace, name, nativeCurrency: coin, rpcUrls }
}

/** The chains of EVM alone. */
function evmOf({ data, watch }) {
  const isEvm = ({ namespace }) => namespace === 'eip155'
  return { data: () => ({ chains: data().chains.filter(isEvm), starting: [], failed: [] }), watch }
}

test('the pages build without a warning', () => {
  expect(warnings).toEqual([])
})

const open = { browser: () => browser }
describe('wallets of an SDK', () => describeWalletSdks({ ...open, url: () => urls.walletSdks }))
describe('the phone wallet', () =>
  describePhone({ ...open, url: () => urls.phone, startServices: () => servicesMayStart.resolve() }))
// After the phone wallet, whose pages open before the services have started.
describe('the own wallet dialog', () => {
  const journeys = createOwnModalJourneys({
    ...open,
    url: () => urls.phone,
    relayUrl: () => services.data().relayUrl,
    networks: () => evmOf(chains).data().chains.map(networkOf),
  })
  beforeAll(() => servicesMayStart.resolve())
  test(
    'R406: lists wallets, searches the directory, and connects an installed wallet after a refusal',
    journeys.connectInstalled,
    60_000,
  )
  test('R406: shows a QR code with which a phone connects', journeys.connectPhone, 60_000)
})
describe('the panel for members', () =>
  describeMembers({ ...open, url: () => urls.phone, startServices: () => servicesMayStart.resolve() }))
describe('four chains', () =>
  describeFourChains({ ...open, url: () => urls.fourChains, startPolkadot: () => polkadotMayStart.resolve() }))
