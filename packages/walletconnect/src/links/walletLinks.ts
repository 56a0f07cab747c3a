import { cleanText, type Logger, type Phone } from '@latchkey/common'

/** Links of a wallet from the directory or the options. Untrusted. */
export type LinkedWallet = {
  readonly id: string
  readonly name: string
  readonly mobile_link?: string
  /** An https link that opens the app, like `mobile_link`. */
  readonly link_mode?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  /** Links that open a page in the browser of its app. */
  readonly browse_links?: readonly BrowseLink[]
  readonly app_store?: string
  readonly play_store?: string
  readonly chrome_store?: string
}

/** Where the page runs. It decides the form and target of links. */
export type LinkPlace = {
  readonly userAgent: string
  /** In a frame, app links open in the top window. */
  readonly isFramed: boolean
  /** In Telegram's in-app browser, links have another target. */
  readonly isTelegram: boolean
  /** In other in-app browsers, an app's scheme often fails. */
  readonly isInApp?: boolean
}

/** Which links are allowed. */
export type LinkPolicy = {
  /** Refuses links that the option `strictLinks` forbids. Default false. */
  readonly strict?: boolean | undefined
  /** Receives the reason for each refused link, for developers. */
  readonly onRefused?: ((reason: string) => void) | undefined
}

/** A link that opens a wallet's app or its web page. */
export type AppLink = {
  /**
   * `native`: the app's scheme; `universal`: an https link that opens the app or a web page; `intent`: the Android app
   * by its package name.
   */
  readonly form: 'native' | 'universal' | 'intent'
  readonly href: string
  /** Scheme of the wallet's entry, for the URL policy. */
  readonly scheme: string | undefined
  /** Package name of an `intent` link, for the URL policy. */
  readonly androidPackage?: string | undefined
  readonly target: '_self' | '_top' | '_blank'
  /** ASCII host of an https link; '' for an app's scheme. */
  readonly host: string
  /** The host is unusual: show it before the link opens. */
  readonly showHost: boolean
}

/** A link that opens a wallet with a pairing URI. */
export type WalletLink = AppLink & {
  readonly form: 'native' | 'universal'
  readonly kind: 'mobile' | 'desktop' | 'web'
}

/** A link that opens a page in a wallet app's own browser, which injects the wallet into the page. */
export type BrowseLink = {
  /**
   * The link, an https URL or one with the wallet's own scheme. One placeholder is replaced by the URL of the page:
   * `{url}` is percent-encoded, `{urlTwice}` percent-encoded twice, `{hostPath}` the URL as it is but without
   * `https://`. `{origin}` is the percent-encoded origin of the page.
   */
  readonly url: string
  /** The namespaces of the wallet in its browser. Default all. */
  readonly namespaces?: readonly string[]
  /** The phones on which the link works. Default both. */
  readonly platforms?: readonly Phone[]
  /**
   * Package name of the wallet's Android app. A link with the wallet's own scheme then opens as an `intent:` link on
   * Android.
   */
  readonly android_package?: string
}

/**
 * Returns the target of a link with an app's scheme. A frame may not open it itself, and Telegram has its own target.
 */
export function appLinkTarget({ isTelegram, isFramed }: LinkPlace): WalletLink['target'] {
  if (isTelegram) return '_blank'
  return isFramed ? '_top' : '_self'
}

/** Logs why a wallet's link was refused. Omits the link, which may contain a pairing URI. */
export function reportRefusedLink(logger: Logger, wallet: string, reason: string): void {
  logger.error(`[latchkey] A link of the wallet "${cleanText(wallet)}" was refused: ${reason}.`)
}
