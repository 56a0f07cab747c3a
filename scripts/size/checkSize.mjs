// Fails if the smallest app with the kit downloads more than its budget: `node scripts/size/checkSize.mjs [--until
// loaded] [--all]`.
// Measures the browser's requests at each step of a visit, gzip level 9, 1 kB = 1000 bytes, in addition to React.
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { chromiumFlags } from '../chromium/chromiumFlags.mjs'
import { findChromium } from '../chromium/findChromium.mjs'
import { buildApp } from './buildApp.mjs'
import { checkChains } from './checkChains.mjs'
import { checkDirectory } from './checkDirectory.mjs'
import { checkImports } from './checkImports.mjs'
import { checkPhone } from './checkPhone.mjs'
import { checkSignIn } from './checkSignIn.mjs'
import { findForeign } from './findForeign.mjs'
import { gzipOf } from './gzipOf.mjs'
import { isDirectoryFile } from './isDirectoryFile.mjs'
import { visitApp } from './visitApp.mjs'

// The limits leave room for clear code. The files include the page itself. Vite puts modules that several lazy entries
// share into files of their own (docs/decisions/packageModules.md).
const budgets = [
  { moment: 'loaded', title: 'before any click, button shown', limit: 23, files: 4 },
  // The bundled directory has its own rows: it loads once the list shows, and adds wallets below.
  { moment: 'open', title: 'modal open, wallets listed', limit: 93, files: 20 },
  { moment: 'open', title: '… and recommended wallets', limit: 106, hasDirectory: true, files: 24 },
  { moment: 'connected', title: 'wallet connected, balance shown', limit: 119, files: 35 },
]
const chains = [
  ['mainnet', 1],
  ['base', 8453],
]

const shown = process.argv.includes('--all') ? Infinity : 16
const until = process.argv.includes('--until') ? process.argv[process.argv.indexOf('--until') + 1] : 'connected'
const work = await mkdtemp(path.join(os.tmpdir(), 'latchkey-size-'))
const executablePath = await findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags })
const failures = []
try {
  const baseline = await buildApp('baseline', path.join(work, 'baseline'))
  const least = await buildApp('least', path.join(work, 'least'))
  failures.push(...checkDirectory(least), ...(await checkImports()))
  const alone = await visitApp(browser, path.join(work, 'baseline'), { until: 'loaded' })
  const react = gzipOf(alone.moments.loaded.paths, baseline)
  console.log(`React alone: ${kB(react)} kB`)
  const idle = await visitApp(browser, path.join(work, 'least'), { until: 'loaded', isAhead: true })
  if (idle.error) failures.push(`An idle page: ${idle.error.message}`)
  else reportIdle(idle.moments.loaded, least, react)
  for (const [name, chainId] of chains) {
    const { moments, problems, error } = await visitApp(browser, path.join(work, 'least'), { chainId, until })
    report(name, moments, least, react)
    for (const problem of problems) console.log(`  console: ${problem}`)
    if (error) failures.push(`${name}, after ${Object.keys(moments).at(-1) ?? 'nothing'}: ${error.message}`)
    failures.push(...problems.filter((problem) => problem.startsWith('uncaught')))
    const foreign = findForeign(Object.values(moments).at(-1)?.paths ?? [], least, ['eip155'])
    if (foreign.length > 0) failures.push(`An EVM app downloads code of other chains: ${foreign.join(' ')}`)
  }
  if (until === 'connected') failures.push(...(await checkChains({ browser, work, react })))
  if (until === 'connected') failures.push(...(await checkPhone({ browser, work, react })))
  if (until === 'connected') failures.push(...(await checkSignIn({ browser, work })))
} catch (error) {
  failures.push(error.message)
} finally {
  await browser.close()
  await rm(work, { recursive: true, force: true })
}
for (const failure of failures) console.error(`Size gate: ${failure}`)
process.exit(failures.length > 0 ? 1 : 0)

function report(name, moments, files, react) {
  console.log(`\nAccount on ${name}, kB gzip over React`)
  let before = []
  let sizeBefore = 0
  for (const { moment, title, limit, files: fileLimit, hasDirectory = false } of budgets) {
    if (!moments[moment]) continue
    const { elsewhere } = moments[moment]
    const paths = moments[moment].paths.filter((each) => hasDirectory || !isDirectoryFile(files.get(each)))
    const size = gzipOf(paths, files) - react
    const verdict = size > limit * 1000 ? 'TOO MUCH' : 'ok'
    console.log(
      `${title.padEnd(36)} ${kB(size).padStart(7)}  of ${String(limit).padStart(4)}  ${verdict}, ${paths.length} files of ${fileLimit}`,
    )
    const fresh = modulesOf(paths, before, files, size - sizeBefore)
    console.log(`    by package: ${byPackage(fresh)}`)
    for (const { id, gzip } of fresh.slice(0, shown)) console.log(`    ${kB(gzip).padStart(6)}  ${id}`)
    if (size > limit * 1000) failures.push(`${title} (${name}): ${kB(size)} kB, the limit is ${limit} kB.`)
    if (paths.length > fileLimit) failures.push(`${title} (${name}): ${paths.length} files, the limit is ${fileLimit}.`)
    if (moment !== 'connected' && elsewhere.length > 0)
      failures.push(`${title} (${name}): the page asked other hosts: ${elsewhere.join(' ')}`)
    // The rows below do not contain the directory.
    if (hasDirectory) continue
    before = paths
    sizeBefore = size
  }
}

/** The load of an idle page without a click, which is part of the load of an opened modal. */
function reportIdle({ paths, elsewhere }, files, react) {
  const { limit, files: fileLimit } = budgets.find(({ moment }) => moment === 'open')
  const size = (gzipOf(paths, files) - react) / 1000
  const verdict = size > limit ? 'TOO MUCH' : 'ok'
  console.log(
    `\n${'idle, before any click'.padEnd(36)} ${size.toFixed(2).padStart(7)}  of ${limit}  ${verdict}, ${paths.length} files of ${fileLimit}`,
  )
  if (paths.length > fileLimit)
    failures.push(`Idle, before any click: ${paths.length} files, the limit is ${fileLimit}.`)
  if (size > limit) failures.push(`Idle, before any click: ${size.toFixed(2)} kB, the limit is ${limit} kB.`)
  if (elsewhere.length > 0) failures.push(`An idle page asked other hosts: ${elsewhere.join(' ')}`)
}

/**
 * Returns the modules loaded since `before`, as shares of `size`, because a bundle compresses better than its parts.
 */
function modulesOf(paths, before, files, size) {
  const modules = paths
    .filter((each) => !before.includes(each))
    .flatMap((each) => files.get(each)?.modules ?? [])
    .filter(({ id }) => !/^(react|react-dom|scheduler)\//.test(id))
  const sum = modules.reduce((total, { gzip }) => total + gzip, 0)
  return modules.map(({ id, gzip }) => ({ id, gzip: (gzip * size) / sum })).sort((one, other) => other.gzip - one.gzip)
}

function byPackage(modules) {
  const sums = new Map()
  for (const { id, gzip } of modules) {
    const name = /^(packages\/adapters\/[^/]+|packages\/[^/]+|@[^/]+\/[^/]+|[^/]+)/.exec(id)[0]
    sums.set(name, (sums.get(name) ?? 0) + gzip)
  }
  const sorted = [...sums].sort(([, one], [, other]) => other - one)
  return sorted.map(([name, gzip]) => `${name.replace('packages/', '')} ${kB(gzip)}`).join(', ')
}

function kB(bytes) {
  return (bytes / 1000).toFixed(2)
}
