import { AppKitError, abortReason, isAppKitError, withDeadline } from '@latchkey/common'
import type { OpenQuestion, PolkadotContext } from './context.js'
import { mapPolkadotError } from './errors.js'
import type { WalletSource } from './walletSource.js'

export type EnableOptions = {
  readonly signal?: AbortSignal | undefined
  /** Left out where a person has to decide. */
  readonly ms?: number | undefined
}

/** Asks the wallet whether the page may connect. Those who ask at the same time share one question. */
export async function enableWallet(
  context: PolkadotContext,
  source: WalletSource,
  { signal, ms }: EnableOptions,
): Promise<unknown> {
  for (const ended of [context.lifetime, signal]) if (ended?.aborted) throw abortReason(ended)
  const { openQuestions: open } = context
  const earlier = open.get(source.entry)
  if (earlier && earlier.waiting > 0) return join(earlier)
  const question: OpenQuestion = { answer: ask(context, source), isOpen: true, waiting: 0 }
  const settled = () => {
    question.isOpen = false
  }
  question.answer.then(settled, settled)
  open.set(source.entry, question)
  try {
    return await join(question)
  } catch (error) {
    if (!earlier?.isOpen || !isAppKitError(error, 'REQUEST_PENDING')) throw error
    // The wallet still shows the earlier question: its answer is the one wanted (FI21).
    open.set(source.entry, earlier)
    return join(earlier)
  }

  async function join(shared: OpenQuestion): Promise<unknown> {
    shared.waiting++
    try {
      const answer = withDeadline(shared.answer, { clock: context.ports.clock, ms, code: 'WALLET_LOCKED', signal })
      return await withDeadline(answer, { signal: context.lifetime })
    } finally {
      shared.waiting--
    }
  }
}

async function ask({ metadata }: PolkadotContext, source: WalletSource): Promise<unknown> {
  try {
    return await source.enable(metadata.name)
  } catch (error) {
    const mapped = mapPolkadotError(error)
    // What says "not connected" when it was just asked to connect was declined.
    throw mapped.code === 'NOT_CONNECTED' ? new AppKitError('USER_REJECTED', { cause: error }) : mapped
  }
}
