import type { Phone } from '@latchkey/common'

/** A link that opens a page in the browser of a wallet's app, where the page finds the wallet. */
export type BrowseLink = {
  /**
   * The link, an https URL or one with the wallet's own scheme. One placeholder is replaced by the URL of the page: `{url}` is
   * percent-encoded, `{urlTwice}` percent-encoded twice, `{hostPath}` the URL as it is but without `https://`. `{origin}` is the
   * percent-encoded origin of the page.
   */
  readonly url: string
  /** The namespaces of the wallet in its browser. Default all. */
  readonly namespaces?: readonly string[]
  /** The phones on which the link works. Default both. */
  readonly platforms?: readonly Phone[]
  /** Package name of the wallet's Android app. A link with the wallet's own scheme then opens as an `intent:` link on Android. */
  readonly android_package?: string
}
