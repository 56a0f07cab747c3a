// Fails if docs/api is outdated. writeApi.mjs updates it.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateApi } from './api/generateApi.mjs'

const committed = fileURLToPath(new URL('../../docs/api', import.meta.url))
const generated = mkdtempSync(path.join(tmpdir(), 'latchkey-api-'))
try {
  await generateApi(generated)
  const expected = readPages(generated)
  const found = readPages(committed)
  const outdated = [...new Set([...expected.keys(), ...found.keys()])].filter(
    (page) => expected.get(page) !== found.get(page),
  )
  if (outdated.length > 0) {
    for (const page of outdated) console.error(`docs/api/${page} is outdated`)
    console.error('Run `node scripts/docs/writeApi.mjs`.')
    process.exitCode = 1
  } else console.log(`The ${expected.size} pages of the API reference are up to date.`)
} finally {
  rmSync(generated, { recursive: true, force: true })
}

function readPages(folder) {
  return new Map(
    globSync('**/*.md', { cwd: folder }).map((page) => [page, readFileSync(path.join(folder, page), 'utf8')]),
  )
}
