/** The app, as it describes itself. */
export type PhonePeer = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** The requested or granted scope in one namespace. */
export type PhoneScope = {
  /** CAIP-2 ids. */
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** A session with an app. */
export type PhoneSession = {
  readonly topic: string
  readonly peer: PhonePeer
  /** By namespace; `accounts` are CAIP-10 ids. */
  readonly namespaces: Readonly<Record<string, PhoneScope & { readonly accounts: readonly string[] }>>
  /** Unix time in ms. */
  readonly expiresAt: number
}
