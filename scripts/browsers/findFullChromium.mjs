import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Returns a Chromium with all parts of the browser, such as extensions and the pop-up blocker, which the headless shell
 * of most tests lacks. `undefined` if none is installed.
 */
export function findFullChromium(env = process.env) {
  return [env.LATCHKEY_CHROMIUM ?? '', ...places].find((place) => !place.includes('headless') && existsSync(place))
}
