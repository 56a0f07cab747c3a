import { walletName } from '../scripts/wallet/openPage.mjs'
import { openTimed } from './openTimed.mjs'

const cycles = 20
/** Rounds before the measurement, during which the engine still compiles code. */
const warmUp = 30

/** Heap of a page with a visible button after garbage collection, in MB. */
export async function measureHeap(browser, folder) {
  const { page, url, devtools, close } = await openTimed(browser, folder)
  await page.goto(url)
  await page.evaluate(() => window.whenText('button', 'Connect Wallet'))
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await close()
  return usedSize / 1e6
}

/** Memory that each opening and closing of the modal retains, once all code is compiled. */
export async function measureKept(browser, folder) {
  const { page, url, devtools, close } = await openTimed(browser, folder)
  await page.goto(url)
  await page.evaluate(() => window.whenText('button', 'Connect Wallet'))
  const cycle = async () => {
    await page.evaluate((name) => window.clickUntil('Connect Wallet', '*', name), walletName)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('appkit-modal').shadowRoot.querySelector('.card'))
  }
  const count = async () => {
    for (let times = 0; times < 3; times++) await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { bytes: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
  }
  await devtools.send('Performance.enable')
  for (let done = 0; done < warmUp; done++) await cycle()
  const before = await count()
  for (let done = 0; done < cycles; done++) await cycle()
  const after = await count()
  await close()
  return {
    kilobytes: (after.bytes - before.bytes) / cycles / 1000,
    nodes: (after.nodes - before.nodes) / cycles,
    listeners: (after.listeners - before.listeners) / cycles,
  }
}
