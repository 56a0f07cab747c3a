import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { install } from './installPackages.mjs'
import { runQuietly } from './runQuietly.mjs'

/**
 * Installs the packed command outside of the app, and runs it. Rejects unless it lists the places of `reviews`, by
 * default none. Then makes the edits by hand, `edits`, in the listed files.
 */
export async function migrateApp(folder, { from, reviews = [], edits = {} }, tarballs) {
  const tool = `${folder}-tool`
  await mkdir(tool, { recursive: true })
  const { tarball } = tarballs.find(({ name }) => name === '@latchkey/migrate')
  await install(tool, { name: 'tool', private: true }, [tarball])
  const options = from ? ['--from', from] : []
  const output = await runQuietly(
    'npx',
    ['--no-install', 'latchkey-migrate', folder, '--write', ...options],
    tool,
  ).catch((error) => {
    if (error.code === 1) return error.output
    throw error
  })
  const listed = [...output.matchAll(/^ {2}(\S+:\d+) {2}/gm)].map(([, place]) => place)
  if (String(listed) !== String(reviews)) throw new Error(`the command lists ${listed}:\n${output}`)
  for (const [file, changes] of Object.entries(edits)) {
    if (!listed.some((place) => place.startsWith(`${file}:`))) throw new Error(`the command does not list ${file}`)
    await edit(path.join(folder, file), changes)
  }
}

/** Replaces texts of a file; removes the file if `changes` is `null`. */
async function edit(file, changes) {
  if (changes === null) return rm(file)
  let code = await readFile(file, 'utf8')
  for (const [before, after] of changes) {
    if (!code.includes(before)) throw new Error(`${file} has no "${before}":\n${code}`)
    code = code.replace(before, () => after)
  }
  await writeFile(file, code)
}
