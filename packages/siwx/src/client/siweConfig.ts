/** The session that the app's server has for the visitor. */
export type SIWESession = { readonly address: string; readonly chainId: number }

/** What the app's message contains. Dates are in RFC 3339. */
export type SIWEMessageParams = {
  /** Host of the page, with its port. Default: that of the page. */
  readonly domain?: string | undefined
  /** Default: the origin of the page. */
  readonly uri?: string | undefined
  /** The chains of the app. The message is for the chain of the wallet. */
  readonly chains?: readonly number[] | undefined
  readonly statement?: string | undefined
  /** Default: the current time. */
  readonly iat?: string | undefined
  /** Date after which the server does not accept the message. */
  readonly exp?: string | undefined
  /** Date before which the server does not accept the message. */
  readonly nbf?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** The message that `createMessage` of `createSIWEConfig` writes. */
export type SIWECreateMessageArgs = Omit<SIWEMessageParams, 'chains' | 'domain' | 'uri'> & {
  readonly domain: string
  readonly uri: string
  /** The account as a DID, such as `did:pkh:eip155:1:0x…`. */
  readonly address: string
  readonly chainId: number
  readonly nonce: string
  readonly version: '1'
}

/** The signed message that `verifyMessage` of `createSIWEConfig` sends to the server. */
export type SIWEVerifyMessageArgs = {
  readonly message: string
  readonly signature: string
  /** The signed message as CACAO (CAIP-74), from the one-click sign-in of WalletConnect. */
  readonly cacao?: unknown
}

/** The options of `createSIWEConfig`. */
export type SIWEConfig = {
  /** Whether wallets sign in. Default: `true`. */
  readonly enabled?: boolean | undefined
  /** Whether a wallet has to sign in to be connected. Default: `true`. */
  readonly required?: boolean | undefined
  /** Accepted for compatibility. Each message gets a new nonce. */
  readonly nonceRefetchIntervalMs?: number | undefined
  /** Age of the session at which the kit asks the server again when it next needs it, in ms. Default: five minutes. */
  readonly sessionRefetchIntervalMs?: number | undefined
  /** Whether a disconnect ends the session. Default: `true`. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Whether another account ends the session. `false` keeps it for every account. Default: `true`. */
  readonly signOutOnAccountChange?: boolean | undefined
  /**
   * Whether the wallet has to sign in again on another network. The session ends once the server has accepted the new
   * sign-in, so that the visitor may cancel and return. `false` keeps it for every network. Default: `true`.
   */
  readonly signOutOnNetworkChange?: boolean | undefined
  /** Returns what the message contains. Called before `getNonce`. */
  getMessageParams?(): Promise<SIWEMessageParams> | SIWEMessageParams
  /** Writes the text to sign, for example with `formatMessage`. Default: a message of EIP-4361. */
  createMessage?(args: SIWECreateMessageArgs): string
  /** Returns a new nonce of the server, at least 8 letters and digits. */
  getNonce(address?: string): Promise<string>
  /** Lets the server verify a signed message and start a session. Resolves with whether it did. */
  verifyMessage(args: SIWEVerifyMessageArgs): Promise<boolean>
  /** Returns the server's session. `null`, or a rejection, means that the visitor is not signed in. */
  getSession(): Promise<SIWESession | null>
  /** Ends the server's session. Resolves with whether it did. */
  signOut(): Promise<boolean>
  /** Called after a sign-in. */
  onSignIn?(session?: SIWESession): void
  /** Called after the session ended. */
  onSignOut?(): void
}
