import { existsSync, readdirSync } from 'node:fs'

/**
 * Returns the programs that run WebKitGTK for tests: browser, WebDriver, virtual screen and window manager. Undefined
 * if one is missing.
 */
export function findWebKit() {
  const browsers = libraries().map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`)
  const browser = browsers.find((file) => existsSync(file))
  const others = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb', windows: '/usr/bin/openbox' }
  return browser && Object.values(others).every((file) => existsSync(file)) ? { browser, ...others } : undefined
}

function libraries() {
  if (process.platform !== 'linux') return []
  const names = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))
  return names.map((name) => `/usr/lib/${name}`)
}
