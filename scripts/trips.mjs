// Counts the source files on the paths that a change of behaviour follows most often: `node scripts/trips.mjs
// [--files]`. The app runs unbundled in Chromium. "On the stack" are the files of the call stack at the moment in
// question, across `await`s; "entered" are all files in which a function ran meanwhile, also for rendering, timers and
// other views of the same state.
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { createWalletConnectWallet } from '../packages/testing/dist/exports/index.js'
import { startRelay } from '../packages/testing/dist/exports/node.js'
import { chromiumFlags } from './chromium/chromiumFlags.mjs'
import { findChromium } from './chromium/findChromium.mjs'
import { filesOf, recordTrip } from './trips/recordTrip.mjs'
import { serveSources } from './trips/serveSources.mjs'
import { stopAtMoments } from './trips/stopAtMoments.mjs'
import { openWallets, waitForBalance } from './wallet/chooseWallet.mjs'
import { openPage } from './wallet/openPage.mjs'

/** A wallet of the bundled directory that is not among the first ones. */
const featured = '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927'
const work = await mkdtemp(path.join(os.tmpdir(), 'latchkey-trips-'))
let server
let url
let browser
try {
  server = await serveSources(work)
  url = server.resolvedUrls.local[0]
  const executablePath = await findChromium()
  browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags })
  const [request, address, balance] = (await tripOfClick()).stops
  print('click on an EVM wallet → its `request` (limit 12 on the stack)', request)
  print('click on an EVM wallet → address on the button (limit 25 on the stack)', address)
  print('click on an EVM wallet → balance on the button', balance)
  print('account change in a Solana wallet → hook', (await tripOfEvent()).stops[0])
  print('WalletConnect: row → QR code → approval → address on the button', (await tripOfWalletConnect()).stops[0])
  print('`featuredWalletIds` → rows that a visitor sees', await tripOfOption())
} finally {
  await browser?.close()
  await server?.close()
  await rm(work, { recursive: true, force: true })
}

function print(title, { files, stack = [] }) {
  const names = files.map((file) => file.split('/src/')[0].replace('packages/', ''))
  const counts = [...new Set(names)].map((name) => `${name} ${names.filter((other) => other === name).length}`)
  const onStack = stack.length > 0 ? `${stack.length} on the stack, ` : ''
  console.log(`${title}: ${onStack}${files.length} entered (${counts.join(', ')})`)
  if (process.argv.includes('--files'))
    for (const file of files) console.log(`  ${stack.includes(file) ? '*' : ' '} ${file}`)
}

async function tripOfClick() {
  const { page, close } = await openApp()
  try {
    await page.addInitScript(stopAtMoments)
    await page.goto(url)
    await settled(page)
    const wallet = await openWallets(page)
    await settled(page)
    return await recordTrip(page, async () => {
      // A click without a pointer, which would count the prefetch on hover.
      await wallet.evaluate((element) => {
        window.stopsAtMoments = true
        element.click()
      })
      await waitForBalance(page)
    })
  } finally {
    await close()
  }
}

async function tripOfEvent() {
  const { page, close } = await openApp()
  try {
    await page.goto(url)
    await settled(page)
    await (await openWallets(page, 'Foxglove')).click()
    const account = page.locator('#solana')
    await account.filter({ hasText: /\w{26,}/ }).waitFor()
    await settled(page)
    const before = await account.textContent()
    // Hooks and subscriptions of the instance receive the change at the same time.
    await page.evaluate(() => {
      window.kit.subscribeAccount(() => {
        // biome-ignore lint/suspicious/noDebugger: the script takes the coverage of this moment.
        debugger
      }, 'solana')
    })
    return await recordTrip(page, async () => {
      await page.evaluate(() => window.solanaWallet.control.shareAccounts([1]))
      await page.waitForFunction((old) => document.querySelector('#solana')?.textContent !== old, before)
    })
  } finally {
    await close()
  }
}

async function tripOfWalletConnect() {
  const relay = await startRelay()
  const phone = await createWalletConnectWallet({
    relayUrl: relay.url,
    networks: [
      {
        id: 1,
        caipNetworkId: 'eip155:1',
        chainNamespace: 'eip155',
        name: 'Ethereum',
        rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
      },
    ],
  })
  const { page, close } = await openApp()
  try {
    await page.addInitScript(stopAtMoments)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: async (text) => {
            window.copied = text
          },
        },
      })
    })
    await page.goto(`${url}?relay=${encodeURIComponent(relay.url)}`)
    await settled(page)
    const row = await openWallets(page, 'WalletConnect')
    await settled(page)
    return await recordTrip(page, async () => {
      await page.evaluate(() => {
        window.stopsAtMoments = true
      })
      await row.click()
      await page.locator('appkit-modal dialog[open]').getByRole('button', { name: 'Copy link' }).click()
      await page.waitForFunction(() => window.copied !== undefined)
      await phone.pair(await page.evaluate(() => window.copied))
      await page.locator('#eip155').filter({ hasText: '0x' }).waitFor()
    })
  } finally {
    await close()
    await phone.close()
    await relay.close()
  }
}

/** The functions that run only because the option is set. */
async function tripOfOption() {
  const open = async (query) => {
    const { page, close } = await openApp()
    try {
      await page.goto(`${url}${query}`)
      await settled(page)
      const { functions } = await recordTrip(page, async () => {
        await openWallets(page)
        await settled(page)
      })
      return functions
    } finally {
      await close()
    }
  }
  const without = await open('')
  const functions = await open(`?featured=${featured}`)
  return { files: filesOf([...functions].filter((name) => !without.has(name))) }
}

function openApp() {
  return openPage(browser, url)
}

/** Wait for work after the opening, such as the directory, so that it does not count for the next step. */
async function settled(page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1_500))))
  await page.waitForLoadState('networkidle')
}
