// Writes what the kit stores into docs/security.md: `node scripts/docs/writeStorage.mjs`. A test fails if the document
// is outdated.
import { readFileSync, writeFileSync } from 'node:fs'
import { placeGenerated } from './placeGenerated.mjs'
import { readStoredValues } from './readStoredValues.mjs'
import { renderStoredValues } from './renderStoredValues.mjs'

const source = new URL('../../packages/common/src/storage/storedValues.ts', import.meta.url)
const file = new URL('../../docs/security.md', import.meta.url)
const rendered = renderStoredValues(readStoredValues(source.pathname, readFileSync(source, 'utf8')))
writeFileSync(file, placeGenerated(readFileSync(file, 'utf8'), 'scripts/docs/writeStorage.mjs', rendered))
console.log('docs/security.md is up to date.')
