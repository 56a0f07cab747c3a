// Fails when a link in a Markdown document of the repository leads to no file or to no heading.
import { globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrokenLinks } from './links/findBrokenLinks.mjs'

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))
const skipped = new Set(['node_modules', 'dist', '.git', '.tools'])
const documents = globSync('**/*.md', { cwd: root, exclude: (name) => skipped.has(path.basename(name)) })

let broken = 0
for (const document of documents) {
  for (const { link, reason } of findBrokenLinks(path.join(root, document))) {
    console.error(`${document}: ${link}: ${reason}`)
    broken++
  }
}
if (broken > 0) process.exit(1)
console.log(`The links of ${documents.length} documents resolve.`)
