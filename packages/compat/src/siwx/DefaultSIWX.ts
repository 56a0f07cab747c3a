import type { SIWXConfig } from '@latchkey/common'
import { DefaultSIWX as OwnDefaultSIWX } from '@latchkey/siwx'
import { InformalMessenger, type SIWXMessenger } from './InformalMessenger.js'
import { type SIWXVerifier, toOwnVerifiers } from './verifiers.js'

/** Options of {@link DefaultSIWX}. */
export type DefaultSIWXOptions = {
  /** Writes the messages to sign. Default: a message of the package. */
  readonly messenger?: SIWXMessenger | undefined
  /** Own verifiers replace those of the package, by their namespace. The package has one for each namespace. */
  readonly verifiers?: readonly SIWXVerifier[] | undefined
  /** Whether a wallet has to sign in to be connected. Default `true`. */
  readonly required?: boolean | undefined
  /** Whether a disconnect ends the sessions of the wallet. Default `true`. */
  readonly signOutOnDisconnect?: boolean | undefined
}

/**
 * The value of the `siwx` option for an app without a server. Extends `DefaultSIWX` of `@latchkey/siwx`, which verifies
 * a signed message once and keeps it in the storage of the kit. Replaces a nonce of `InformalMessenger` that has other
 * characters than letters and digits, or fewer than 8.
 *
 * @example
 * createAppKit({ networks, adapters, projectId, siwx: new DefaultSIWX() })
 */
export class DefaultSIWX extends OwnDefaultSIWX {
  declare readonly createMessage: SIWXConfig['createMessage']

  constructor({ messenger, verifiers = [], required, signOutOnDisconnect }: DefaultSIWXOptions = {}) {
    const informal = messenger instanceof InformalMessenger ? messenger : undefined
    const page = informal ? { domain: informal.domain, uri: informal.uri } : {}
    super({ isRequired: required, signOutOnDisconnect, verifiers: toOwnVerifiers(verifiers), ...page })
    // No server reads the nonce, so one that the grammar does not allow need not stop the sign-in.
    if (informal) this.createMessage = (input) => informal.createMessage(input, { replacesNonce: true })
    else if (messenger) this.createMessage = (input) => messenger.createMessage(input)
  }
}
