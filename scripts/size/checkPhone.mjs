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

/** Limits in kB over React, without the directory. */
const limits = {
  /** The wallet list on a phone. */
  list: 103,
  /** Everything until a phone can scan the code. */
  code: 250,
}
const patience = { timeout: 20_000 }

/**
 * Measures the wallet list on a phone, and the load until the WalletConnect code shows. Resolves with the exceeded
 * limits.
 */
export async function checkPhone({ browser, work, react }) {
  const folder = path.join(work, 'phone-app')
  await writeApp(folder, ['eip155'], { hasRelay: true })
  const files = await buildApp(folder, path.join(work, 'phone'))
  const relay = await startRelay()
  const failures = []
  console.log('\nWalletConnect, kB gzip over React')
  try {
    for (const visit of [visitList, visitCode]) {
      const server = await serveFiles(path.join(work, 'phone'))
      const url = `${server.url}?relay=${encodeURIComponent(relay.url)}`
      failures.push(...(await visit({ browser, server, url, relay, files, react })))
      await server.close()
    }
  } finally {
    await relay.close()
  }
  return failures
}

/** On a phone, the list of wallets contacts no relay and loads no WalletConnect code. */
async function visitList({ browser, server, url, relay, files, react }) {
  const { page, elsewhere, problems, close } = await openPage(browser, server.url, { isPhone: true })
  await page.addInitScript(loadNothingAhead)
  const failures = []
  try {
    await page.goto(url)
    await clickWithoutPointer(page.locator('appkit-button button'))
    await page.locator('appkit-modal dialog[open]').getByText('MetaMask').first().waitFor(patience)
    await page.waitForLoadState('networkidle')
    failures.push(...checkLimit('on a phone: modal open, wallets listed', limits.list, { server, files, react }))
    if (relay.traffic().connections > 0) failures.push('On a phone, the wallet list contacts the relay.')
    if (elsewhere.length > 0) failures.push(`On a phone, the page asked other hosts: ${elsewhere.join(' ')}`)
    failures.push(...problems.map((problem) => `On a phone, the page prints: ${problem}`))
  } catch (error) {
    failures.push(`No wallet list on a phone: ${error.message}`)
  } finally {
    await close()
  }
  return failures
}

async function visitCode({ browser, server, url, relay, files, react }) {
  const { page, elsewhere, problems, close } = await openPage(browser, server.url)
  await page.addInitScript(loadNothingAhead)
  const failures = []
  try {
    await page.goto(url)
    await page.locator('appkit-button button').waitFor(patience)
    await page.waitForLoadState('networkidle')
    const before = [...server.asked]
    if (relay.traffic().connections > 0) failures.push('A relay was asked before any click.')
    await page.locator('appkit-button button').click()
    await clickWithoutPointer(page.locator('appkit-modal dialog[open]').getByText('WalletConnect').first())
    await page.locator('appkit-modal dialog[open] svg[role=img]').waitFor(patience)
    await page.waitForLoadState('networkidle')
    failures.push(...checkLimit('WalletConnect code visible', limits.code, { server, files, react }))
    report(
      [...server.asked].filter((each) => !before.includes(each)),
      files,
    )
    if (elsewhere.length > 0) failures.push(`The page asked other hosts for a code: ${elsewhere.join(' ')}`)
    failures.push(...problems.map((problem) => `For a code the page prints: ${problem}`))
  } catch (error) {
    failures.push(`No code for a phone: ${error.message}`)
  } finally {
    await close()
  }
  return failures
}

/** Prints the size of the loaded files without the directory. Returns a failure if it exceeds the limit. */
function checkLimit(moment, limit, { server, files, react }) {
  const asked = [...server.asked].filter((each) => !isDirectoryFile(files.get(each)))
  const size = (gzipOf(asked, files) - react) / 1000
  const isTooMuch = size > limit
  console.log(
    `${moment.padEnd(40)} ${size.toFixed(2).padStart(7)}  of ${limit}  ${isTooMuch ? 'TOO MUCH' : 'ok'}, ${asked.length} files`,
  )
  return isTooMuch ? [`${moment}: ${size.toFixed(2)} kB, the limit is ${limit} kB.`] : []
}

/** Prints the largest libraries loaded after the first click. */
function report(paths, files) {
  const sums = new Map()
  for (const { id, gzip } of paths.flatMap((each) => files.get(each)?.modules ?? [])) {
    const name = /^(packages\/adapters\/[^/]+|packages\/[^/]+|@[^/]+\/[^/]+|[^/]+)/.exec(id)[0]
    sums.set(name, (sums.get(name) ?? 0) + gzip / 1000)
  }
  const sorted = [...sums].sort(([, one], [, other]) => other - one).slice(0, 16)
  console.log(`    ${sorted.map(([name, kB]) => `${name.replace('packages/', '')} ${kB.toFixed(1)}`).join(', ')}`)
}
