import { abortReason, isAppKitError, withDeadline } from '@latchkey/common'
import type { OpenQuestion, SolanaContext } from './context.js'
import { mapWalletError } from './errors.js'
import type { OpenWallet } from './openWallet.js'

/** Asks the visitor to share accounts. Who asks while somebody waits for the same answer waits with them (FI21). */
export async function askConnect(
  context: SolanaContext,
  wallet: OpenWallet,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { openQuestions, lifetime } = context
  for (const ended of [lifetime, signal]) if (ended?.aborted) throw abortReason(ended)
  const earlier = openQuestions.get(wallet.provider)
  if (earlier && earlier.waiting > 0) return join(context, earlier, signal)
  const question: OpenQuestion = { answer: ask(wallet), isOpen: true, waiting: 0 }
  const settled = () => {
    question.isOpen = false
    if (openQuestions.get(wallet.provider) === question) openQuestions.delete(wallet.provider)
  }
  question.answer.then(settled, settled)
  openQuestions.set(wallet.provider, question)
  try {
    return await join(context, question, signal)
  } catch (error) {
    if (!earlier?.isOpen || !isAppKitError(error, 'REQUEST_PENDING')) throw error
    // The wallet still shows the window of the earlier question: its answer is the one wanted.
    openQuestions.set(wallet.provider, earlier)
    return join(context, earlier, signal)
  }
}

async function ask(wallet: OpenWallet): Promise<unknown> {
  try {
    return await wallet.call('standard:connect')
  } catch (error) {
    throw mapWalletError(error)
  }
}

async function join(
  { lifetime }: SolanaContext,
  question: OpenQuestion,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  question.waiting++
  try {
    return await withDeadline(withDeadline(question.answer, { signal }), { signal: lifetime })
  } finally {
    question.waiting--
  }
}
