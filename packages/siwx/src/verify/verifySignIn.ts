import { throwIfAborted } from '@latchkey/common'
import type { ParsedMessage } from '../message/messageFields.js'
import { safeParseMessage } from '../message/parseMessage.js'
import { checkMessage, type MessageExpectations, type MessageProblem } from './checkMessage.js'
import type { SIWXVerifier } from './verifier.js'

/** A sign-in as a server receives it. The types of its values are not certain. */
export type SignIn = { readonly message: unknown; readonly signature: unknown }

/** Options of {@link verifySignIn}. */
export type VerifySignInOptions = MessageExpectations & {
  /** The verifiers of the namespaces in which a visitor can sign in. */
  readonly verifiers: readonly SIWXVerifier[]
  readonly signal?: AbortSignal | undefined
}

/** Why a sign-in is not valid. Log it on the server, and send the same response for every reason. */
export type SignInProblem =
  | MessageProblem
  /** The text does not follow the grammar of EIP-4361, or contains a date that does not exist. */
  | 'messageMalformed'
  /** No verifier is of the namespace of the message. */
  | 'namespaceNotSupported'
  /** The account did not sign the text. */
  | 'signatureInvalid'

/** Result of {@link verifySignIn}. */
export type SignInResult =
  | { readonly ok: true; readonly data: ParsedMessage }
  | { readonly ok: false; readonly reason: SignInProblem }

/**
 * Verifies a signed sign-in message, in browsers and on servers. In this order, it checks that
 *
 * - the text is a sign-in message by the grammar of EIP-4361, with valid dates;
 * - its domain is `domain`, character by character, and the host and port of its URI are the domain;
 * - its nonce is `nonce`;
 * - its chain is one of `chainIds`, and its account is `address`, if these are set;
 * - it was not issued in the future, nor longer ago than `maxAgeMs`;
 * - it has an expiration time, at most `maxLifetimeMs` after it was issued, which is not over;
 * - `notBefore`, if it has one, is over;
 * - its account signed the text, by the verifier of its namespace.
 *
 * Times may differ by `clockSkewMs`. Delete the nonce before the call, whatever its result.
 *
 * Rejects with `RPC_FAILED` if a contract has to verify the signature and no RPC node responds, with
 * `INVALID_PARAMS` if `domain` is not a host, and with the reason of an aborted `signal`.
 *
 * @example
 * const result = await verifySignIn(
 *   { message, signature },
 *   { domain: 'example.com', nonce, verifiers: [createSolanaVerifier()] },
 * )
 * if (result.ok) startSession(result.data.accountAddress)
 */
export async function verifySignIn(
  { message, signature }: SignIn,
  { verifiers, signal, ...expected }: VerifySignInOptions,
): Promise<SignInResult> {
  throwIfAborted(signal)
  const parsed = safeParseMessage(message)
  if (!parsed.ok || typeof message !== 'string') return { ok: false, reason: 'messageMalformed' }
  const data = parsed.value
  const problem = checkMessage(data, expected)
  if (problem) return { ok: false, reason: problem }
  const { accountAddress, chainId } = data
  const verifier = verifiers.find(({ namespace }) => chainId.startsWith(`${namespace}:`))
  if (!verifier) return { ok: false, reason: 'namespaceNotSupported' }
  if (typeof signature !== 'string') return { ok: false, reason: 'signatureInvalid' }
  const isSigned = await verifier.verify({ message, signature, accountAddress, chainId }, { signal })
  return isSigned ? { ok: true, data } : { ok: false, reason: 'signatureInvalid' }
}
