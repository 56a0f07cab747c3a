import {
  createError,
  readField,
  type SIWXMessageData,
  type SIWXMessageInput,
  type SIWXSession,
  signInErrors,
} from '@latchkey/common'
import { safeParseMessage } from '../message/parseMessage.js'
import { isSameSubject } from './sessionScope.js'

/** A signed message with the data that its text states. */
export type SignedMessage = Pick<SIWXSession, 'message' | 'signature'> & { readonly data: SIWXMessageData }

/** Maximum length of a text and of a signature. Contract accounts may sign with several owners. */
const maxLength = 40_000

/**
 * Reads a signed message from its text, because only the text is signed. Rejects with `AUTHENTICATION_FAILED` a text
 * that is not a sign-in message, or that names another account or network than the data beside it.
 */
export function readSigned(session: SIWXSession): SignedMessage {
  const message = readLine(session, 'message')
  const signature = readLine(session, 'signature')
  const parsed = safeParseMessage(message)
  if (!parsed.ok) throw refuse(`The signed text is not a sign-in message: ${parsed.reason}.`)
  const stated: SIWXMessageInput = session.data
  if (!isSameSubject(parsed.value, stated))
    throw refuse('The signed text names another account or network than the session.')
  return { data: parsed.value, message, signature }
}

function readLine(session: unknown, key: 'message' | 'signature'): string {
  const text = readField(session, key)
  if (typeof text === 'string' && text !== '' && text.length <= maxLength) return text
  throw refuse(`The session has no usable \`${key}\`.`)
}

function refuse(details: string): Error {
  return createError(signInErrors.AUTHENTICATION_FAILED, { details })
}
