import {
  connectionLimits,
  createError,
  createSharedCall,
  createWalletErrorMap,
  type ErrorCode,
  errors,
  isAppKitError,
  isSameAddress,
  type SIWXConfig,
  type SIWXSession,
  signInErrors,
  throwIfAborted,
  withSignals,
} from '@latchkey/common'
import { connectionKey } from '../account/connectionKey.js'
import { isSameSubject } from './createSignInApp.js'
import { type SignInContext, toError, track, trackFailure } from './signInContext.js'
import { stay, type Turn } from './turn.js'

/**
 * Asks the wallet to sign the message of a turn, or joins the pending request. A caller that aborts leaves the request,
 * and the last one ends it. Rejects with a typed error.
 */
export function sign(context: SignInContext, turn: Turn, signal: AbortSignal | undefined): Promise<SIWXSession> {
  turn.signing ??= createSharedCall((ended) => requestSignature(context, turn, ended))
  return turn.signing.join(signal)
}

async function requestSignature(context: SignInContext, turn: Turn, signal: AbortSignal): Promise<SIWXSession> {
  const { app, turns, ports } = context
  const { clock } = ports
  let timer: unknown
  let adding: Promise<void> | undefined
  track(context, turn, 'CLICK_SIGN_SIWX_MESSAGE')
  stay(turn)
  try {
    const { data, text } = await withSignals(turns.prepare(turn), signal)
    const signing = { status: 'signing', message: text } as const
    turns.publish(turn, { ...signing, isSlow: false })
    timer = clock.setTimeout(() => turns.publish(turn, { ...signing, isSlow: true }), connectionLimits.slowRequestMs)
    const signature = await withSignals(askWallet(context, turn, text, signal), signal)
    clock.clearTimeout(timer)
    if (typeof signature !== 'string' || signature === '')
      throw createError(errors.WALLET_BAD_RESULT, { details: 'The signature is not a text.' })
    assertUnchanged(turn)
    turns.publish(turn, { status: 'verifying', message: text })
    const session: SIWXSession = { data, message: text, signature }
    // A nonce is valid for one attempt.
    turn.message = undefined
    adding = app.addSession(session, context.lifetime)
    await withSignals(adding, signal, turn.signal)
    throwIfAborted(turn.signal)
    turn.signing = undefined
    accept(context, turn, session)
    return session
  } catch (cause) {
    clock.clearTimeout(timer)
    turn.signing = undefined
    const error = toError(cause)
    const accepted = readAccepted(context, turn)
    if (accepted) return accepted
    if (adding) revokeLate(context, turn, adding)
    if (turns.isCurrent(turn)) {
      trackFailure(context, turn, error.code)
      await turns.publishSignedOut(turn, error.code)
      if (!turn.message) void prepareAgain(context, turn, error.code)
    }
    throw error
  }
}

function accept({ events, turns, reportToTabs }: SignInContext, turn: Turn, session: SIWXSession): void {
  turns.accept(turn, session)
  // The app may have one session only, which belonged to another wallet of the namespace.
  for (const other of turns.list())
    if (other !== turn && other.session.namespace === turn.session.namespace) void turns.recheck(other)
  reportToTabs(true, [turn])
  events.track({ type: 'track', event: 'SIWX_AUTH_SUCCESS', properties: { network: turn.chainId } })
}

/**
 * Adds the sign-in that the visitor approved together with the connection, and resolves with whether the app accepted
 * it. Otherwise, the visitor signs as usual. Rejects when the turn ends.
 */
export async function addSigned(context: SignInContext, turn: Turn): Promise<boolean> {
  const { app, lifetime } = context
  const { session, signal } = turn
  const signed = session.signIns?.find(({ data }) => isSameSubject({ ...data, address: data.accountAddress }, turn))
  if (!signed) return false
  // Its nonce is valid for one attempt.
  session.signIns = session.signIns?.filter((other) => other !== signed) ?? []
  const adding = app.addSession(signed, lifetime)
  try {
    await withSignals(adding, signal)
    throwIfAborted(signal)
  } catch (error) {
    if (signal.aborted) {
      revokeLate(context, turn, adding)
      throw error
    }
    trackFailure(context, turn, toError(error).code)
    return false
  }
  accept(context, turn, signed)
  return true
}

/** Returns the session that the app accepted while the wallet was still asked, for example in another tab. */
function readAccepted({ control, turns }: SignInContext, turn: Turn): SIWXSession | undefined {
  const status = turns.isCurrent(turn) ? control.state.byConnection[connectionKey(turn.session)] : undefined
  return status?.status === 'signedIn' ? status.session : undefined
}

/** Ends a session that the app may still accept, although the visitor has cancelled or left the account. */
function revokeLate({ app, lifetime, turns }: SignInContext, turn: Turn, adding: Promise<void>): void {
  const isUsed = () => turns.list().some((other) => turns.status(other) === 'signedIn' && isSameSubject(other, turn))
  const revoke = async () => (isUsed() ? undefined : app.revoke([turn], lifetime))
  // A session that the app has refused does not exist. Failures to end one are logged.
  adding.then(revoke, () => undefined).catch(() => undefined)
}

/** Returns the signature of the text, in the encoding of the wallet. */
async function askWallet(
  { siwx, actionWrapper }: SignInContext,
  { session, address, chainId }: Turn,
  text: string,
  signal: AbortSignal,
): Promise<string> {
  if (siwx.signMessage) return signWithApp(siwx.signMessage, { message: text, chainId, accountAddress: address })
  const signText = actionWrapper.signText(session)
  if (signText) return (await signText(text, { address, signal })).signature
  // WalletConnect sessions of a namespace without an adapter.
  const { signMessage } = actionWrapper.actions(session)
  if (!signMessage) throw createError(errors.METHOD_NOT_SUPPORTED, { details: 'The wallet cannot sign texts.' })
  return signMessage({ message: text, address, signal })
}

/** Calls the app's own signer. Its wallet rejects like any other. */
async function signWithApp(
  signMessage: NonNullable<SIWXConfig['signMessage']>,
  parameters: Parameters<typeof signMessage>[0],
): Promise<string> {
  try {
    return await signMessage(parameters)
  } catch (error) {
    throw isAppKitError(error) ? error : createWalletErrorMap()(error)
  }
}

/** Throws if the wallet has left the account or the network of the message. */
function assertUnchanged({ session, address, chainId }: Turn): void {
  const isShared = session.accounts.some((account) => isSameAddress(account.address, address, chainId))
  if (!isShared || session.networkId !== chainId) throw createError(signInErrors.SIGN_IN_ACCOUNT_CHANGED)
}

/** Creates a message if the earlier one is used or has expired. Failures show in the state. */
export async function prepareAgain({ turns }: SignInContext, turn: Turn, code?: ErrorCode): Promise<void> {
  try {
    await turns.prepare(turn)
    if (turns.status(turn) === 'signedIn') return
    if (!turn.signing) await turns.publishSignedOut(turn, code)
  } catch (error) {
    if (turns.isCurrent(turn) && turns.status(turn) !== 'signedIn')
      await turns.publishSignedOut(turn, code ?? toError(error).code)
  }
}
