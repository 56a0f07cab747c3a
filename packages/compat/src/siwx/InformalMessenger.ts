import type { SIWXMessage, SIWXMessageInput } from '@latchkey/common'
import { createNonce, writeMessage } from '@latchkey/siwx'

/** Writes the messages to sign. */
export type SIWXMessenger = { createMessage(input: SIWXMessageInput): Promise<SIWXMessage> }

/** Options of {@link InformalMessenger}. */
export type InformalMessengerOptions = {
  /** Host of the page, with its port. `DefaultSIWX` refuses messages for another domain. */
  readonly domain: string
  /** URI to sign in to. */
  readonly uri: string
  /** Returns a nonce of at least 8 letters and digits. `DefaultSIWX` replaces any other, because no server reads it. */
  getNonce(input: SIWXMessageInput): Promise<string>
  /** One line that the wallet shows: letters, digits, spaces and punctuation of ASCII (EIP-4361). */
  readonly statement?: string | undefined
  /** URIs that the wallet shows. */
  readonly resources?: readonly string[] | undefined
  /** Time until the message expires, in ms. Default: without an expiration. */
  readonly expiration?: number | undefined
}

/**
 * Writes sign-in messages (CAIP-122; EIP-4361 for EVM accounts) with the nonce and the texts of the app.
 *
 * @example
 * new DefaultSIWX({ messenger: new InformalMessenger({ domain: location.host, uri: location.href, getNonce }) })
 */
export class InformalMessenger implements SIWXMessenger {
  readonly domain: string
  readonly uri: string
  readonly #options: InformalMessengerOptions

  constructor(options: InformalMessengerOptions) {
    this.domain = options.domain
    this.uri = options.uri
    this.#options = options
  }

  /**
   * Rejects with `INVALID_PARAMS` if a part does not fit the grammar of the message.
   *
   * @param options - `replacesNonce`: creates a nonce if that of the app does not fit. Default `false`
   */
  async createMessage(
    input: SIWXMessageInput,
    { replacesNonce = false }: { readonly replacesNonce?: boolean | undefined } = {},
  ): Promise<SIWXMessage> {
    const { domain, uri, getNonce, statement, resources, expiration } = this.#options
    const given = await getNonce(input)
    const nonce = replacesNonce && !/^[a-zA-Z0-9]{8,}$/.test(given) ? createNonce() : given
    const now = Date.now()
    const data = {
      domain,
      uri,
      version: '1',
      nonce,
      accountAddress: input.accountAddress,
      chainId: input.chainId,
      issuedAt: new Date(now).toISOString(),
      ...(input.notBefore !== undefined && { notBefore: input.notBefore }),
      ...(expiration !== undefined && { expirationTime: new Date(now + expiration).toISOString() }),
      ...(statement !== undefined && { statement }),
      ...(resources !== undefined && { resources }),
    }
    const text = writeMessage(data)
    return { ...data, toString: () => text }
  }
}
