import { abortReason, type ConnectRequest, type Session, withDeadline } from '@latchkey/common'
import { appChains } from './appChains.js'
import { attempt } from './attempt.js'
import { chainOfNetwork } from './bitcoinChain.js'
import type { Bip122Context, OpenQuestion } from './context.js'
import { mapWalletError } from './errors.js'
import type { Face, FaceAnswer } from './faces/face.js'
import type { FoundWallet } from './foundWallet.js'
import { openFace } from './openFace.js'
import { createRememberedState } from './rememberedState.js'
import { openSession } from './session.js'
import { parseState } from './walletState.js'

type AskOptions = { readonly signal?: AbortSignal | undefined }

/** Asks the wallet for its addresses and opens a session. */
export async function connect(
  context: Bip122Context,
  wallet: FoundWallet,
  { network, isNetworkRequired, signal }: ConnectRequest = {},
): Promise<Session> {
  const face = openFace(context, wallet)
  const wanted = chainOfNetwork(network)
  const answer = await askOnce(context, wallet.provider, () => face.connect(wanted, isNetworkRequired), signal)
  const state = parseState(answer, { wanted, others: appChains(context) })
  assertWanted(context, signal)
  context.silentRequests.allow(wallet.id)
  context.silentRequests.forget(wallet.provider)
  const session = openSession(context, wallet, face, state)
  if (!isNetworkRequired || !network || !wanted || !session.switchNetwork) return session
  if (session.networkId === network.caipNetworkId) return session
  try {
    await session.switchNetwork(network, { signal })
  } catch (error) {
    // The visitor approved the account; that the wallet stays on its own network does not undo it.
    if (signal?.aborted || context.lifetime.aborted) {
      session.detach()
      throw error
    }
    context.ports.logger.debug('The wallet stayed on its own network at connect.', error)
  }
  return session
}

/**
 * Re-opens a session without asking the visitor. `undefined` when the wallet shares nothing with this page any more, or when it can't be
 * asked silently; rejects with `WALLET_LOCKED` when it doesn't answer (FI19). A wallet whose every question opens its window is restored
 * from storage.
 */
export async function restore(
  context: Bip122Context,
  wallet: FoundWallet,
  { network, signal }: ConnectRequest = {},
): Promise<Session | undefined> {
  const face = openFace(context, wallet)
  const answer = face.isNeverSilent
    ? createRememberedState(context, wallet).load()
    : await readSilently(context, wallet, face, signal)
  if (!answer || answer.accounts.length === 0) return undefined
  const state = parseState(answer, { wanted: chainOfNetwork(network), others: appChains(context) })
  assertWanted(context, signal)
  return openSession(context, wallet, face, state, face.isNeverSilent)
}

/** Calls back when a locked wallet shares addresses again, or answers late. Returns a function that stops it. */
export function watchUnlock(context: Bip122Context, wallet: FoundWallet, listener: () => void): () => void {
  const { silentRequests } = context
  const face = openFace(context, wallet)
  let isStopped = false
  const look = async () => {
    try {
      const answer = await readSilently(context, wallet, face)
      if (!isStopped && answer && answer.accounts.length > 0) listener()
    } catch (error) {
      context.ports.logger.debug('A locked wallet did not say whether it is open.', error)
    }
  }
  const onNews = () => {
    // A wallet that sends events can be asked, and may leave an earlier request unanswered.
    silentRequests.allow(wallet.id)
    silentRequests.forget(wallet.provider)
    void look()
  }
  const stop = attempt(() => face.watch(onNews))
  // It may have been unlocked while this code loaded. A request that is open says so by its answer. Another one could open a window again.
  const isOpen = silentRequests.isOpen(wallet.provider)
  const stopLate = isOpen ? silentRequests.watchLate(wallet.provider, listener) : undefined
  if (!isOpen && silentRequests.restorePrompt(wallet) === 'unlikely') void look()
  const end = () => {
    isStopped = true
    stopLate?.()
    context.lifetime.removeEventListener('abort', end)
    if (stop) attempt(stop)
  }
  context.lifetime.addEventListener('abort', end, { once: true })
  return end
}

/** Joins the same question if someone waits for it already, instead of opening the wallet's window again (FI18). */
async function askOnce(
  context: Bip122Context,
  provider: object,
  work: () => Promise<FaceAnswer>,
  signal: AbortSignal | undefined,
): Promise<FaceAnswer> {
  const earlier = context.openQuestions.get(provider)
  const question = earlier && earlier.waiting > 0 ? earlier : undefined
  if (question) {
    question.waiting++
    return ask(context, () => question.answer, { signal }).finally(() => question.waiting--)
  }
  return ask(
    context,
    () => {
      const fresh: OpenQuestion = { answer: work(), waiting: 1 }
      context.openQuestions.set(provider, fresh)
      const settled = () => {
        if (context.openQuestions.get(provider) === fresh) context.openQuestions.delete(provider)
      }
      fresh.answer.then(settled, settled)
      return fresh.answer
    },
    { signal },
  ).finally(() => {
    const open = context.openQuestions.get(provider)
    if (open) open.waiting--
  })
}

/** What the wallet shares now; `undefined` when it can't be asked without its window. */
function readSilently(
  { silentRequests }: Bip122Context,
  { id, provider }: FoundWallet,
  face: Face,
  signal?: AbortSignal,
): Promise<FaceAnswer | undefined> {
  const send = () =>
    face.read().catch((error: unknown) => {
      throw mapWalletError(error)
    })
  return silentRequests.ask({ id, provider }, send, signal)
}

async function ask<T>(context: Bip122Context, work: () => Promise<T>, options: AskOptions): Promise<T> {
  assertWanted(context, options.signal)
  const answer = work().catch((error: unknown) => {
    throw mapWalletError(error)
  })
  return withDeadline(withDeadline(answer, options), { signal: context.lifetime })
}

/** Throws once the adapter has ended or the caller gave up. */
function assertWanted(context: Bip122Context, signal: AbortSignal | undefined): void {
  for (const ended of [context.lifetime, signal]) if (ended?.aborted) throw abortReason(ended)
}
