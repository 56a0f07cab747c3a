import { AppKitError, abortReason, isAppKitError, withDeadline } from '@latchkey/common'
import type { OpenQuestion, PolkadotContext, SharedWallet } from './context.js'
import { mapPolkadotError } from './errors.js'
import { openWallet } from './openWallet.js'
import type { WalletSource } from './walletSource.js'

/**
 * Asks the wallet for access and for its accounts. A wallet may open its window for either. Callers at the same time share one request,
 * and a caller after an answer that nobody waited for gets that answer.
 */
export async function askWallet(
  context: PolkadotContext,
  source: WalletSource,
  signal?: AbortSignal,
): Promise<SharedWallet> {
  for (const ended of [context.lifetime, signal]) if (ended?.aborted) throw abortReason(ended)
  const { openQuestions: open } = context
  const earlier = open.get(source.entry)
  if (earlier && (earlier.waiting > 0 || earlier.isUnread)) return join(earlier)
  const question: OpenQuestion = { answer: ask(context, source), isOpen: true, isUnread: false, waiting: 0 }
  question.answer.then(
    () => {
      question.isOpen = false
      question.isUnread = question.waiting === 0
    },
    () => {
      question.isOpen = false
    },
  )
  open.set(source.entry, question)
  try {
    return await join(question)
  } catch (error) {
    if (!earlier?.isOpen || !isAppKitError(error, 'REQUEST_PENDING')) throw error
    // The wallet still shows the earlier request, so its answer counts (FI21).
    open.set(source.entry, earlier)
    return join(earlier)
  }

  async function join(shared: OpenQuestion): Promise<SharedWallet> {
    shared.waiting++
    shared.isUnread = false
    try {
      return await withDeadline(withDeadline(shared.answer, { signal }), { signal: context.lifetime })
    } finally {
      shared.waiting--
    }
  }
}

async function ask({ metadata }: PolkadotContext, source: WalletSource): Promise<SharedWallet> {
  try {
    const wallet = openWallet(await source.enable(metadata.name))
    return { wallet, accounts: await wallet.getAccounts() }
  } catch (error) {
    const mapped = mapPolkadotError(error)
    // A wallet that answers a connection request with "not connected" was declined by its visitor.
    throw mapped.code === 'NOT_CONNECTED' ? new AppKitError('USER_REJECTED', { cause: error }) : mapped
  }
}
