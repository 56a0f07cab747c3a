import path from 'node:path'
import { startRelay } from '../../packages/testing/dist/exports/node.js'
import { openPage } from '../wallet/openPage.mjs'
import { buildApp } from './buildApp.mjs'
import { clickWithoutPointer } from './clickWithoutPointer.mjs'
import { gzipOf } from './gzipOf.mjs'
import { isDirectoryFile } from './isDirectoryFile.mjs'
import { serveFiles } from './serveFiles.mjs'
import { loadNothingAhead } from './visitApp.mjs'
import { writeApp } from './writeApp.mjs'

/** Limit of everything until a phone can scan the code, in kB over React. */
const limit = 260
const patience = { timeout: 20_000 }

/** Measures the load until the WalletConnect code shows. Resolves with the exceeded limits. */
export async function checkPhone({ browser, work, react }) {
  const folder = path.join(work, 'phone-app')
  await writeApp(folder, ['eip155'], { hasRelay: true })
  const files = await buildApp(folder, path.join(work, 'phone'))
  const server = await serveFiles(path.join(work, 'phone'))
  const relay = await startRelay()
  const { page, elsewhere, problems, close } = await openPage(browser, server.url)
  await page.addInitScript(loadNothingAhead)
  const failures = []
  try {
    await page.goto(`${server.url}?relay=${encodeURIComponent(relay.url)}`)
    await page.locator('appkit-button button').waitFor(patience)
    await page.waitForLoadState('networkidle')
    const before = [...server.asked]
    if (relay.traffic().connections > 0) failures.push('A relay was asked before any click.')
    await page.locator('appkit-button button').click()
    await clickWithoutPointer(page.locator('appkit-modal dialog[open]').getByText('WalletConnect').first())
    await page.locator('appkit-modal dialog[open] svg[role=img]').waitFor(patience)
    await page.waitForLoadState('networkidle')
    const asked = [...server.asked].filter((each) => !isDirectoryFile(files.get(each)))
    const size = (gzipOf(asked, files) - react) / 1000
    const isTooMuch = size > limit
    console.log('\nA wallet on another device, kB gzip over React')
    console.log(
      `${'WalletConnect code visible'.padEnd(36)} ${size.toFixed(2).padStart(7)}  of ${limit}  ${isTooMuch ? 'TOO MUCH' : 'ok'}, ${asked.length} files`,
    )
    report(asked.filter((each) => !before.includes(each)))
    if (isTooMuch) failures.push(`WalletConnect code visible: ${size.toFixed(2)} kB, the limit is ${limit} kB.`)
    if (elsewhere.length > 0) failures.push(`The page asked other hosts for a code: ${elsewhere.join(' ')}`)
    failures.push(...problems.map((problem) => `For a code the page prints: ${problem}`))
  } catch (error) {
    failures.push(`No code for a phone: ${error.message}`)
  } finally {
    await close()
    await relay.close()
    await server.close()
  }
  return failures

  /** The largest libraries loaded after the first click. */
  function report(paths) {
    const sums = new Map()
    for (const { id, gzip } of paths.flatMap((each) => files.get(each)?.modules ?? [])) {
      const name = /^(packages\/adapters\/[^/]+|packages\/[^/]+|@[^/]+\/[^/]+|[^/]+)/.exec(id)[0]
      sums.set(name, (sums.get(name) ?? 0) + gzip / 1000)
    }
    const sorted = [...sums].sort(([, one], [, other]) => other - one).slice(0, 16)
    console.log(`    ${sorted.map(([name, kB]) => `${name.replace('packages/', '')} ${kB.toFixed(1)}`).join(', ')}`)
  }
}
