import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'

const built = 'node_modules/@latchkey/appkit/dist/standalone'
const integrity = readFileSync(`${built}/latchkey.integrity.txt`, 'utf8').trim()
copyFileSync(`${built}/latchkey.js`, 'public/latchkey.js')
// The browser refuses the file if its hash differs.
writeFileSync('public/index.html', readFileSync('page.html', 'utf8').replace('INTEGRITY', integrity))
