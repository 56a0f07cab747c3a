// Ensures that the browser tests have a Chromium. `node scripts/chromium/ensureChromium.mjs` prints its path.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './findChromium.mjs'

const instructions = `No Chromium was found, and installing one did not work. Any of these helps:
  - install Chromium or Google Chrome with your system's package manager, for example
      sudo apt-get install chromium
  - let Playwright bring one:    pnpm exec playwright install --with-deps chromium
  - name one that is somewhere else:    LATCHKEY_CHROMIUM=/path/to/chromium npm test
`

const found = (await findChromium()) ?? (await install())
if (!found) {
  process.stderr.write(instructions)
  process.exit(1)
}
process.stdout.write(`Chromium: ${found}\n`)

async function install() {
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    // Debian packages the headless shell separately; other distributions don't.
    run('apt-get', ['update', '-q']) && (installPackage('chromium-headless-shell') || installPackage('chromium'))
    const chromium = await findChromium()
    if (chromium) return chromium
  }
  run('pnpm', ['exec', 'playwright', 'install', 'chromium'])
  return findChromium()
}

function installPackage(name) {
  return run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name, 'fonts-liberation', 'fonts-noto-core'])
}

function run(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    shell: process.platform === 'win32',
  })
  return status === 0
}
