import {
  createError,
  readUrl,
  type SIWXHost,
  type SIWXMessage,
  type SIWXMessageData,
  type SIWXMessageInput,
  signInErrors,
} from '@latchkey/common'
import { writeMessage } from '../message/writeMessage.js'

/** What a sign-in message contains besides the account, the network and the nonce. */
export type MessageOptions = {
  /** One line that the wallet shows, for example "Sign in to Example". Default: none. */
  readonly statement?: string | undefined
  /** URIs that the wallet shows, such as the terms that the visitor accepts. Default: none. */
  readonly resources?: readonly string[] | undefined
  /** Host of the page, with its port. Default: that of the page. */
  readonly domain?: string | undefined
  /** URI to sign in to. Default: the origin of the page. */
  readonly uri?: string | undefined
  /** An id for the logs of your server. Default: none. */
  readonly requestId?: string | undefined
  /**
   * Time from the creation of the message to its `expirationTime`, in ms. A server does not accept the message later.
   * Default: ten minutes; seven days for `DefaultSIWX`, whose sessions end with their message.
   */
  readonly expiresInMs?: number | undefined
}

const defaultLifeMs = 10 * 60_000

/** Builds the message for an account. Throws `INVALID_PARAMS` if a part does not fit the grammar of the message. */
export function buildMessage(
  input: SIWXMessageInput,
  nonce: string,
  options: MessageOptions,
  host: SIWXHost,
): SIWXMessage {
  const { statement, resources, requestId, expiresInMs = defaultLifeMs } = options
  const now = host.now()
  return withText({
    ...readPage(options, host),
    version: '1',
    accountAddress: input.accountAddress,
    chainId: input.chainId,
    nonce,
    issuedAt: new Date(now).toISOString(),
    expirationTime: new Date(now + expiresInMs).toISOString(),
    ...(input.notBefore !== undefined && { notBefore: input.notBefore }),
    ...(statement !== undefined && { statement }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  })
}

/** Returns the data as a message whose `toString()` is the given text, by default the text of the data. */
export function withText(data: SIWXMessageData, text = writeMessage(data)): SIWXMessage {
  return { ...data, toString: () => text }
}

/** Returns domain and URI for messages: of the options, or else of the page. */
export function readPage(
  { domain, uri }: Pick<MessageOptions, 'domain' | 'uri'>,
  { url }: Pick<SIWXHost, 'url'>,
): Pick<SIWXMessageData, 'domain' | 'uri'> {
  const page = url === undefined ? undefined : readUrl(url)
  const pageUri = page && page.host !== '' ? page.origin : undefined
  const found = { domain: domain || page?.host, uri: uri || pageUri }
  if (found.domain && found.uri) return { domain: found.domain, uri: found.uri }
  throw createError(signInErrors.AUTHENTICATION_FAILED, {
    details: 'A sign-in message contains a domain and a URI, and this page has none. Set `domain` and `uri`.',
  })
}
