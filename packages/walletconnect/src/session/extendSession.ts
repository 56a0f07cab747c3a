import { isObject, readField, storedValues, withTimeout } from '@latchkey/common'
import type { ClientStorage } from '../client/createClientStorage.js'
import { cancelPending } from '../client/libraryRequests.js'
import { findStruct, logFailure, type SessionsState } from './sessionsState.js'

const attemptsKey = storedValues.walletConnect.extending.key()

const dayMs = 86_400_000
/** Lifetime of a session in the protocol, in ms. */
const lifeMs = 7 * dayMs
/**
 * Time for the wallet to respond, in ms. Shorter than the library's timer of five minutes, which causes an unhandled
 * rejection.
 */
const responseMs = 290_000

/**
 * Asks the wallet to extend a session that is in use to seven days from now, at most once a day and without a prompt.
 * The session lasts longer only if the wallet agrees: some wallets let only themselves extend a session. Never rejects.
 */
export async function extendSession(state: SessionsState, topic: string): Promise<void> {
  const { client, options } = state
  const { sign, storage } = client
  const { clock } = options.ports
  const session = findStruct(state, topic)
  const now = clock.now()
  if (!session || session.expiry * 1_000 - now > lifeMs - dayMs || now - lastExtensionAttempt(storage, topic) < dayMs)
    return
  storeExtensionAttempt(storage, topic, now)
  try {
    const { acknowledged } = await sign.extend({ topic })
    const response = acknowledged()
    response.catch(() => undefined)
    // The library counts the session as extended before the wallet agrees.
    await setExpiry(state, topic, session.expiry)
    const onTimeout = () => new Error('The wallet did not respond.')
    await withTimeout(response, { clock, ms: responseMs, onTimeout })
    await setExpiry(state, topic, Math.floor((clock.now() + lifeMs) / 1_000))
  } catch (error) {
    for (const { id, topic: recordTopic, request } of client.core.history.values)
      if (recordTopic === topic && request.method === 'wc_sessionExtend') cancelPending(sign, id)
    logFailure(state, 'The wallet did not extend its session.')(error)
  }
}

async function setExpiry(state: SessionsState, topic: string, expiry: number): Promise<void> {
  if (!findStruct(state, topic)) return
  await state.client.sign.session.update(topic, { expiry })
  state.client.core.expirer.set(topic, expiry)
}

/** Returns when the page last asked to extend a session, in ms; 0 if it never did. */
function lastExtensionAttempt(storage: ClientStorage, topic: string): number {
  const time = readField(storage.read(attemptsKey), topic)
  return typeof time === 'number' ? time : 0
}

/** Stores the time of an attempt. `undefined` removes it, after the session has ended. */
export function storeExtensionAttempt(storage: ClientStorage, topic: string, time: number | undefined): void {
  const stored = storage.read(attemptsKey)
  const attempts = new Map<string, unknown>(isObject(stored) ? Object.entries(stored) : [])
  if (time === undefined && !attempts.delete(topic)) return
  if (time !== undefined) attempts.set(topic, time)
  if (attempts.size > 0) storage.replace(attemptsKey, Object.fromEntries(attempts))
  else storage.remove(attemptsKey)
}
