import path from 'node:path'
import { buildApp } from './buildApp.mjs'
import { findForeign } from './findForeign.mjs'
import { gzipOf } from './gzipOf.mjs'
import { isDirectoryFile } from './isDirectoryFile.mjs'
import { visitApp } from './visitApp.mjs'
import { kinds, writeApp } from './writeApp.mjs'

/** All four adapters, before any click, kB over React. */
const fourLimit = 25
/** Limits of connecting beyond an EVM wallet, before a balance or a transaction is needed, in kB. */
const overEvm = 32

/** Measures apps of the other namespaces, and of all four. Resolves with the exceeded limits. */
export async function checkChains({ browser, work, react }) {
  const failures = []
  const over = (bytes) => (bytes - react) / 1000
  console.log('\nSeveral kinds of chain, kB gzip over React')

  const four = await measure('four', Object.keys(kinds), 'eip155')
  const loaded = over(gzipOf(four.moments.loaded?.paths ?? [], four.files))
  judge('all four adapters, before any click', loaded, fourLimit)
  for (const [moment, { paths }] of Object.entries(four.moments)) {
    const sdks = findForeign(paths, four.files, Object.keys(kinds))
    if (sdks.length > 0) failures.push(`All four adapters, ${moment}: SDKs were downloaded: ${sdks.join(' ')}`)
  }

  const connected = {}
  for (const kind of Object.keys(kinds)) {
    const { moments, files } = await measure(kind, [kind], kind)
    if (!moments.connected) continue
    const paths = moments.connected.paths.filter((each) => !isDirectoryFile(files.get(each)))
    connected[kind] = over(gzipOf(paths, files))
    judge(`${kind} connected, no balance looked up`, connected[kind], connected.eip155 + overEvm)
    const foreign = findForeign(moments.connected.paths, files, [kind])
    if (foreign.length > 0) failures.push(`${kind}, connected: code of others was downloaded: ${foreign.join(' ')}`)
  }
  return failures

  async function measure(name, adapters, kind) {
    const folder = path.join(work, `${name}-app`)
    await writeApp(folder, adapters)
    const files = await buildApp(folder, path.join(work, name))
    const { moments, problems, error } = await visitApp(browser, path.join(work, name), {
      chainId: 11_155_111,
      kind,
      isTest: true,
    })
    for (const problem of problems) console.log(`  console: ${problem}`)
    if (error) failures.push(`${name}, after ${Object.keys(moments).at(-1) ?? 'nothing'}: ${error.message}`)
    return { moments, files }
  }

  function judge(title, size, limit) {
    const isTooMuch = size > limit
    const verdict = isTooMuch ? 'TOO MUCH' : 'ok'
    console.log(`${title.padEnd(40)} ${size.toFixed(2).padStart(7)}  of ${limit.toFixed(2).padStart(6)}  ${verdict}`)
    if (isTooMuch) failures.push(`${title}: ${size.toFixed(2)} kB, the limit is ${limit.toFixed(2)} kB.`)
  }
}
