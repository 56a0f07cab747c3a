import { safeParseUrl } from '@latchkey/common'

const names: Readonly<Record<string, string>> = {
  'addons.mozilla.org': 'Firefox Add-ons',
  'apps.apple.com': 'App Store',
  'chrome.google.com': 'Chrome Web Store',
  'chromewebstore.google.com': 'Chrome Web Store',
  'play.google.com': 'Google Play',
}

/** Returns the name of the store that a link leads to; for any other page its host. */
export function storeName(link: string | undefined): string {
  const parsed = safeParseUrl(link, { kind: 'web' })
  if (!parsed.ok) return ''
  const { host } = parsed.value
  return (Object.hasOwn(names, host) && names[host]) || host
}
