/** An app on Android: the scheme of its links, without the colon, and its package name. */
export type AndroidApp = { readonly scheme: string; readonly androidPackage: string }

const packageName = /^[a-z]\w*(?:\.[a-z]\w*)+$/i
const schemeName = /^[a-z][a-z\d+.-]*$/

/** Returns whether a text can be the package name of an Android app. */
export function isAndroidPackage(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 256 && packageName.test(value)
}

/**
 * Returns the `intent:` link that opens a link of an app's own scheme, such as `wallet://open?url=…`, in this app only.
 * Browsers on Android open the app's page in the store if it is not installed. A `#` in the link would end it early, so
 * the caller encodes it.
 */
export function writeIntentUrl(link: string, app: AndroidApp): string {
  return `intent://${link.slice(link.indexOf('://') + 3)}${intentPart(app)}`
}

/**
 * Returns whether a URL is an `intent:` link for exactly this app, in the form of {@link writeIntentUrl}. Other parts
 * of an intent can start any component of an app, or open another page.
 */
export function isIntentUrl(url: string, app: AndroidApp): boolean {
  if (!schemeName.test(app.scheme) || !isAndroidPackage(app.androidPackage)) return false
  return url.startsWith('intent://') && url.includes('#') && url.slice(url.indexOf('#')) === intentPart(app)
}

function intentPart({ scheme, androidPackage }: AndroidApp): string {
  return `#Intent;package=${androidPackage};scheme=${scheme};end;`
}
