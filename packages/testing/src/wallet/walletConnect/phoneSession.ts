/** Who asks, as it says of itself. */
export type PhonePeer = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** What was asked for or granted in one namespace. */
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
  /** ms since 1970. */
  readonly expiresAt: number
}
