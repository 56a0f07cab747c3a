import { serveFiles } from '../scripts/size/serveFiles.mjs'
import { openPage } from '../scripts/wallet/openPage.mjs'
import { watchText } from './watchText.mjs'
import { watchVisit } from './watchVisit.mjs'

/** Slowdown of the processor, as a factor. */
export const slowdown = 4

/** The measured connections. Throughput in bytes per second, round-trip latency in ms. */
export const lines = {
  fast: undefined,
  slow: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
}

/** Serves a folder and opens its page with a slower processor and, with `line`, a slower connection. */
export async function openTimed(browser, folder, { line, setUp } = {}) {
  const server = await serveFiles(folder)
  const opened = await openPage(browser, server.url, { isTimed: true })
  const { page } = opened
  await page.addInitScript(watchText)
  await page.addInitScript(watchVisit)
  if (setUp) await page.addInitScript(setUp)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await devtools.send('Network.enable')
  if (line) await devtools.send('Network.emulateNetworkConditions', line)
  const close = async () => {
    await opened.close()
    await server.close()
  }
  return { ...opened, url: server.url, devtools, close }
}
