// Writes docs/events.md from the type `AppKitEvent`: `node scripts/docs/writeEvents.mjs`. A test fails if the document
// is outdated.
import { readFileSync, writeFileSync } from 'node:fs'
import { readEvents } from './readEvents.mjs'
import { renderEvents } from './renderEvents.mjs'

const source = new URL('../../packages/core/src/events/appKitEvent.ts', import.meta.url)
writeFileSync(
  new URL('../../docs/events.md', import.meta.url),
  renderEvents(readEvents(source.pathname, readFileSync(source, 'utf8'))),
)
console.log('docs/events.md is up to date.')
