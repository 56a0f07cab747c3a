// Finds Firefox, WebKitGTK, a full Chromium and old versions of Chromium, or installs them if that needs no prompt:
// `node scripts/browsers/ensureBrowsers.mjs` prints the browsers. Journeys in a missing browser are skipped with a
// message.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findFirefox } from './findFirefox.mjs'
import { findFullChromium } from './findFullChromium.mjs'
import { findWebKit } from './findWebKit.mjs'
import { bringOldChromium, findOldChromium, oldChromiums } from './oldChromiums.mjs'

const browsers = [
  { name: 'Firefox', packages: ['firefox-esr'], find: () => findFirefox() },
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb', 'openbox'], find: () => findWebKit()?.browser },
  { name: 'Chromium with extensions and pop-up blocker', packages: ['chromium'], find: () => findFullChromium() },
]

const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const missing = browsers.filter(({ find }) => !find())
if (isDebianRoot && missing.length > 0) {
  run('apt-get', ['update', '-q'])
  // One after the other: if one installation fails, the other may succeed.
  for (const { packages } of missing) run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages])
}
for (const { name, packages, find } of browsers)
  process.stdout.write(
    `${name}: ${find() ?? `not installed, its journeys are skipped (Debian: ${packages.join(', ')})`}\n`,
  )

for (const version of Object.keys(oldChromiums)) {
  let reason = ''
  try {
    if (!findOldChromium(version)) bringOldChromium(version)
  } catch (error) {
    reason = error.message.split('\n')[0]
  }
  process.stdout.write(
    `Chromium ${version}: ${findOldChromium(version) ?? `not downloaded, its journeys are skipped (${reason})`}\n`,
  )
}

function run(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
}
