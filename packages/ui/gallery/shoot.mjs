// Takes a screenshot of every scene: pnpm gallery [folder] [scene…]. ACCENT=#ffe100 uses that accent, in light and dark
// mode only.
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { createServer } from 'vite'

const [folder = '.cache/gallery', ...wanted] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  cacheDir: '../node_modules/.vite-gallery',
  resolve: { conditions: ['@latchkey/source', 'module', 'browser', 'development|production'] },
  optimizeDeps: {
    include: ['react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'valtio/vanilla'],
  },
  server: { host: '127.0.0.1', port: 0 },
})
await server.listen()
const url = server.resolvedUrls.local[0]
const browser = await chromium.launch({
  executablePath: process.env.LATCHKEY_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const accent = process.env.ACCENT ?? ''
const allKinds = [
  { name: 'light', mode: 'light', locale: 'en', width: 460, height: 740 },
  { name: 'dark', mode: 'dark', locale: 'en', width: 460, height: 740 },
  { name: 'rtl', mode: 'light', locale: 'ar', width: 460, height: 740 },
  { name: 'phone', mode: 'dark', locale: 'en', width: 360, height: 640 },
  { name: 'pseudo', mode: 'light', locale: 'pseudo', width: 320, height: 640 },
]
const kinds = accent ? allKinds.slice(0, 2) : allKinds
const page = await browser.newPage()
page.on('pageerror', (error) => console.error('page error', error.message))
page.on('console', (message) => message.type() === 'error' && console.error('console', message.text()))
await page.goto(url)
const scenes = (await page.locator('a').allTextContents()).filter((scene) => !wanted.length || wanted.includes(scene))
for (const { name, mode, locale, width, height } of kinds) {
  await page.setViewportSize({ width, height })
  for (const scene of scenes) {
    await page.goto(`${url}?scene=${scene}&mode=${mode}&locale=${locale}&accent=${encodeURIComponent(accent)}`)
    await page
      .locator('html[data-ready]')
      .waitFor({ timeout: 15_000 })
      .catch(() => console.error('not ready', scene))
    await page.waitForTimeout(scene === 'connected' ? 150 : 350)
    if (scene !== 'connected') await page.waitForFunction(isStill)
    await page.screenshot({ path: `${folder}/${scene}-${name}.png` })
  }
}
await browser.close()
await server.close()

/** Runs in the page: stops all animations except spinners. */
function isStill() {
  return window.modal.root
    .getAnimations()
    .every(({ effect, playState }) => playState !== 'running' || effect.getComputedTiming().endTime === Infinity)
}
