import { json, objectOf, type Parsed, text } from '@latchkey/common'
import { type Body, maxBodyBytes, readBody } from './readBody.js'

/** Parses a signed message, as text. */
export const safeParseCredentials = objectOf({
  message: text({ max: maxBodyBytes }),
  signature: text({ max: maxBodyBytes }),
})

/** A signed message, as text. */
export type SignInCredentials = Parsed<typeof safeParseCredentials>

/** Reads a signed message from the JSON body of a request. */
export function readCredentials(request: Request): Promise<Body<SignInCredentials>> {
  return readBody(request, json(safeParseCredentials))
}
