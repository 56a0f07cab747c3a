// Writes docs/api from the sources: `node scripts/docs/writeApi.mjs`. checkApi.mjs fails if the pages are outdated.
import { fileURLToPath } from 'node:url'
import { generateApi } from './api/generateApi.mjs'

await generateApi(fileURLToPath(new URL('../../docs/api', import.meta.url)))
console.log('docs/api is up to date.')
