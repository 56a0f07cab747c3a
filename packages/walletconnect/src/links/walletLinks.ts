/** The links of a wallet, from the directory or the options. Outside data: nothing of it is trusted. */
export type LinkedWallet = {
  readonly id: string
  readonly name: string
  readonly mobile_link?: string
  /** An https link that opens the app as `mobile_link` does. */
  readonly link_mode?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  readonly app_store?: string
  readonly play_store?: string
  readonly chrome_store?: string
}

/** Where the page runs, as far as it decides how a link is written and opened. */
export type LinkPlace = {
  readonly userAgent: string
  /** The page is in a frame: an app's link opens in the top window. */
  readonly isFramed: boolean
  /** In Telegram's in-app browser, which has its own way to open links. */
  readonly isTelegram: boolean
  /** In another app's own browser, where an app's scheme often leads nowhere. */
  readonly isInApp?: boolean
}

/** Which links are allowed, and who hears of the others. */
export type LinkPolicy = {
  /** Refuses what the option `strictLinks` forbids (R43). Default off. */
  readonly strict?: boolean | undefined
  /** Receives the reason for each link that is left out, for developers. */
  readonly onRefused?: ((reason: string) => void) | undefined
}

/** One way to hand a code to a wallet. */
export type WalletLink = {
  /** `native`: the app's own scheme; `universal`: an https link that opens the app or its page. */
  readonly form: 'native' | 'universal'
  readonly kind: 'mobile' | 'desktop' | 'web'
  readonly href: string
  /** The scheme the wallet's entry names, for the URL policy. */
  readonly scheme: string | undefined
  readonly target: '_self' | '_top' | '_blank'
  /** The ASCII host an https link leads to, '' for an app's own scheme. */
  readonly host: string
  /** The host is unusual and is shown before it is opened (R43). */
  readonly showHost: boolean
}
