// Writes docs/events.md from the type of the events: `node scripts/docs/writeEvents.mjs`. A test fails while the document says
// something else.
import { readFileSync, writeFileSync } from 'node:fs'
import { readEvents } from './readEvents.mjs'
import { renderEvents } from './renderEvents.mjs'

const source = new URL('../../packages/core/src/events/appKitEvent.ts', import.meta.url)
writeFileSync(
  new URL('../../docs/events.md', import.meta.url),
  renderEvents(readEvents(source.pathname, readFileSync(source, 'utf8'))),
)
console.log('docs/events.md says what the code does.')
