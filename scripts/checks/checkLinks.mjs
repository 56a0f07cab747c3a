// Fails when a link in a Markdown document of the repository leads to no file or to no heading.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrokenLinks } from './links/findBrokenLinks.mjs'

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))
const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.md']
const documents = execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((name) => name && existsSync(path.join(root, name)))

let broken = 0
for (const document of documents) {
  for (const { link, reason } of findBrokenLinks(path.join(root, document))) {
    console.error(`${document}: ${link}: ${reason}`)
    broken++
  }
}
if (broken > 0) process.exit(1)
console.log(`The links of ${documents.length} documents resolve.`)
