// Takes screenshots of every view and writes contact sheets: pnpm screenshots [start of a scene's name …]
// [--accent=#ffe100].
// .cache/screenshots/index.html shows everything; each picture in sheets/ shows three scenes of a view.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { chromiumFlags } from '../chromium/chromiumFlags.mjs'
import { findChromium } from '../chromium/findChromium.mjs'

const args = process.argv.slice(2)
const wanted = args.filter((arg) => !arg.startsWith('--'))
const accent = args.find((arg) => arg.startsWith('--accent='))?.slice('--accent='.length) ?? ''
const folder = path.resolve(import.meta.dirname, '../../.cache/screenshots')
const outDir = path.resolve(import.meta.dirname, '../../.cache/gallery')

const style = `<style>
  body { margin: 16px; font: 14px/1.4 system-ui, sans-serif }
  table { border-collapse: collapse }
  th { padding: 6px 4px 2px; text-align: start }
  td { padding: 2px 4px; vertical-align: top }
  img { display: block; width: 236px }
</style>`

const desktop = { viewport: { width: 1280, height: 800 }, clip: { x: 440, y: 0, width: 400, height: 800 } }
const phone = {
  viewport: { width: 360, height: 740 },
  clip: { x: 0, y: 0, width: 360, height: 740 },
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile',
  isMobile: true,
  hasTouch: true,
}
const looks = [
  { name: 'desktop light', device: desktop, mode: 'light', locale: 'en' },
  { name: 'desktop dark', device: desktop, mode: 'dark', locale: 'en' },
  { name: 'desktop Arabic', device: desktop, mode: 'light', locale: 'ar' },
  { name: 'phone light', device: phone, mode: 'light', locale: 'en' },
  { name: 'phone dark', device: phone, mode: 'dark', locale: 'en' },
  { name: 'phone Arabic', device: phone, mode: 'dark', locale: 'ar' },
]

rmSync(folder, { recursive: true, force: true })
mkdirSync(path.join(folder, 'sheets'), { recursive: true })
const config = {
  root: path.resolve(import.meta.dirname, '../../packages/ui/gallery'),
  configFile: false,
  logLevel: 'error',
}
await build({
  ...config,
  base: './',
  resolve: { conditions: ['@latchkey/source', 'module', 'browser', 'development|production'] },
  build: { outDir, emptyOutDir: true, minify: false, target: 'esnext' },
})
const server = await preview({
  ...config,
  build: { outDir },
  preview: { host: '127.0.0.1', port: 0, strictPort: false },
})
const url = server.resolvedUrls.local[0]
const executablePath = await findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags })
let failures = 0

const scenes = await readScenes()
const shots = []
// Most of the time goes to waiting, so several pages share the processor.
await Promise.all(looks.map(shootLook))
await writeSheets()
await browser.close()
await server.close()
console.log(`${shots.length} screenshots of ${scenes.length} scenes: ${path.join(folder, 'index.html')}`)
if (failures > 0) {
  console.error(`${failures} scenes failed`)
  process.exitCode = 1
}

async function readScenes() {
  const page = await browser.newPage()
  await page.goto(url)
  const all = await page.locator('a').allTextContents()
  await page.close()
  return all.filter((scene) => wanted.length === 0 || wanted.some((start) => scene.startsWith(start)))
}

/** Takes the screenshots of one look. */
async function shootLook(look) {
  const { clip, ...device } = look.device
  const context = await browser.newContext(device)
  const page = await context.newPage()
  let current = ''
  page.on('pageerror', ({ message }) => console.error(`${current}: ${message}`))
  for (const scene of scenes) {
    current = `${scene}, ${look.name}`
    const query = new URLSearchParams({ scene, mode: look.mode, locale: look.locale, accent })
    await page.goto(`${url}?${query}`)
    const ready = page.locator('html[data-ready]')
    await ready.waitFor({ timeout: 15_000 }).catch(() => undefined)
    const state = await page.locator('html').getAttribute('data-ready')
    // Some scenes exist only on a desktop.
    if (state === null || state === 'failed') {
      if (look.device === desktop) failures++
      console.error(`${current}: ${state === null ? 'not ready after 15 s' : 'cannot be shown'}`)
      continue
    }
    if (scene === 'connected') await page.waitForTimeout(150)
    else await page.waitForFunction(isStill)
    const view = await page.evaluate(() => window.modal.root.querySelector('[data-view]')?.dataset.view ?? 'other')
    const file = `${scene}-${look.name.replaceAll(' ', '-').toLowerCase()}.png`
    await page.screenshot({ path: path.join(folder, file), clip })
    shots.push({ scene, look, view, file })
  }
  await context.close()
}

/** Runs in the page: whether pictures are loaded, and all animations except spinners have ended. */
function isStill() {
  const { root } = window.modal
  const pictures = [...root.querySelectorAll('img')]
  return (
    pictures.every(({ complete }) => complete) &&
    root
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect.getComputedTiming().endTime === Infinity)
  )
}

/** Writes one page with all screenshots, and pictures of its parts. */
async function writeSheets() {
  const shown = scenes.filter((scene) => shots.some((shot) => shot.scene === scene))
  const views = Object.groupBy(shown, (scene) => shots.find((shot) => shot.scene === scene).view)
  const sheets = Object.entries(views).flatMap(([view, names]) =>
    Array.from({ length: Math.ceil(names.length / 3) }, (_, index) => ({
      id: `${view}-${index + 1}`,
      names: names.slice(3 * index, 3 * index + 3),
    })),
  )
  const sections = sheets.map(({ id, names }) => sectionOf(id, names)).join('')
  const file = path.join(folder, 'index.html')
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><title>Screenshots</title>${style}${sections}`)
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } })
  await page.goto(pathToFileURL(file).href)
  for (const { id } of sheets) {
    await page.locator(`#${id}`).screenshot({ path: path.join(folder, 'sheets', `${id}.png`) })
  }
}

function sectionOf(id, names) {
  const rows = names.map((scene) => {
    const cells = looks.map((look) => {
      const shot = shots.find((each) => each.scene === scene && each.look === look)
      return `<td>${shot ? `<a href="${shot.file}"><img src="${shot.file}" alt="${scene}, ${look.name}"></a>` : ''}</td>`
    })
    return `<tr><th colspan="${looks.length}">${scene}</th></tr><tr>${cells.join('')}</tr>`
  })
  const heads = looks.map(({ name }) => `<th>${name}</th>`)
  return `<section id="${id}"><h2>${id}</h2><table><tr>${heads.join('')}</tr>${rows.join('')}</table></section>`
}
