// Writes docs/phoneLinks.md from scripts/directory/phoneLinks.mjs: `node scripts/docs/writePhoneLinks.mjs`. A test
// fails if the document is outdated.
import { writeFileSync } from 'node:fs'
import { phoneLinks } from '../directory/phoneLinks.mjs'
import { readPhoneWallets } from './readPhoneWallets.mjs'
import { renderPhoneLinks } from './renderPhoneLinks.mjs'

writeFileSync(new URL('../../docs/phoneLinks.md', import.meta.url), renderPhoneLinks(phoneLinks, readPhoneWallets()))
console.log('docs/phoneLinks.md is up to date.')
