// Looks for Firefox, WebKitGTK and old versions of Chromium, and installs them where that takes no question: `node scripts/browsers/ensureBrowsers.mjs`
// prints what there is. Journeys in a browser that is missing are skipped and say so.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findFirefox } from './findFirefox.mjs'
import { findWebKit } from './findWebKit.mjs'
import { bringOldChromium, findOldChromium, oldChromiums } from './oldChromiums.mjs'

const browsers = [
  { name: 'Firefox', packages: ['firefox-esr'], find: () => findFirefox() },
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb', 'openbox'], find: () => findWebKit()?.browser },
]

const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const missing = browsers.filter(({ find }) => !find())
if (isDebianRoot && missing.length > 0) {
  run('apt-get', ['update', '-q'])
  // One after the other: where one cannot be had, the other may be.
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
