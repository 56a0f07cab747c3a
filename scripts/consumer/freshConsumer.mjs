// Installs the packed packages into new apps outside the workspace, one per tool, builds each without a warning, and
// connects a wallet in Chromium: `node scripts/consumer/freshConsumer.mjs [all | <name> …]`, by default the core and
// the rotation of the day, as `npm test` does. The apps are the folders of `apps`. `--keep` keeps the new apps;
// `--table` also prints the results as Markdown.
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { chromiumFlags } from '../chromium/chromiumFlags.mjs'
import { findChromium } from '../chromium/findChromium.mjs'
import { packPackages } from '../release/packPackages.mjs'
import { chooseApps } from './chooseApps.mjs'
import { listApps } from './listApps.mjs'
import { tryApp } from './tryApp.mjs'

const given = process.argv.slice(2)
const names = given.filter((word) => !word.startsWith('--'))
const apps = listApps()
const unknown = names.filter((name) => name !== 'all' && !apps.some((app) => app.name === name))
if (unknown.length > 0) {
  console.error(`No such app: ${unknown.join(', ')}. There are: ${apps.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}
const chosen = chooseApps(apps, names, new Date())

const work = await mkdtemp(path.join(os.tmpdir(), 'latchkey-consumer-'))
const failures = []
const flaky = []
const rows = []
const executablePath = await findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags })
try {
  const tarballs = packPackages(path.join(work, 'tarballs'))
  for (const app of chosen) {
    console.log(`${app.name}: ${app.about}`)
    // Development servers of other projects sometimes print a message at their start. A second try shows whether that
    // is a fault.
    const failed = await tryOnce(app, tarballs)
    if (failed) {
      console.log('  tries again')
      if (await tryOnce(app, tarballs)) failures.push(`${app.name}: ${failed.message}`)
      else flaky.push(`${app.name}: ${failed.message}`)
    }
  }
} finally {
  await browser.close()
  if (given.includes('--keep')) console.log(`The apps are in ${work}.`)
  else await remove(work)
}
if (given.includes('--table')) console.log(`\n${rows.join('\n')}`)
for (const failure of failures) console.error(`\n${failure}`)
for (const failure of flaky) console.error(`\nflaky, passed when tried again: ${failure}`)
process.exit(failures.length > 0 ? 1 : 0)

/** Tries an app and returns its failure, if any. */
async function tryOnce(app, tarballs) {
  const begun = performance.now()
  let since = begun
  const done = []
  try {
    for await (const step of tryApp(app, { work, tarballs, browser })) {
      done.push(step)
      console.log(`  ✓ ${step}, ${secondsSince(since)}`)
      since = performance.now()
    }
    rows.push(`| ${app.about} | ${done.join(', ')} | ${(app.notes ?? []).join(' ')} |`)
  } catch (error) {
    rows.push(`| ${app.about} | **fails** after: ${done.join(', ')} | |`)
    console.log(`  ✗ ${error.message.split('\n')[0]}`)
    return error
  } finally {
    console.log(`  ${secondsSince(begun)}`)
    if (!given.includes('--keep')) await remove(path.join(work, app.name))
  }
}

/** Removes a folder. Tries again, because processes of a stopped server may still write into it. */
function remove(folder) {
  return rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}

function secondsSince(moment) {
  return `${((performance.now() - moment) / 1000).toFixed(1)} s`
}
