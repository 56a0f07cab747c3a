import { abortReason, isChainNamespace, isObject, type Logger, readField } from '@latchkey/common'
import type { SendingTurns } from '../client/createSendingTurns.js'
import { failEngine } from '../client/failEngine.js'
import { followRequest } from '../client/followRequest.js'
import type { Client } from '../client/openClient.js'
import type { WalletConnectOptions } from '../walletConnect.js'
import { readWallet } from './readWallet.js'

/** One request to the wallet of a session. */
export type WalletRequest = {
  readonly topic: string
  readonly chainId: string
  readonly method: string
  readonly params: unknown
  /** What the wallet says of itself. */
  readonly peer: unknown
}

/**
 * Asks a wallet, and is told when the relay has the request. `over` fires when nobody waits for the answer any more: what the relay does
 * not have yet it does not get then.
 */
export async function askWallet(
  { sign, core, relayer }: Pick<Client, 'sign' | 'core' | 'relayer'>,
  { topic, chainId, method, params, peer }: WalletRequest,
  over: AbortSignal,
  {
    onSent,
    logger,
    turn,
  }: { readonly onSent: WalletConnectOptions['onSent']; readonly logger: Logger; readonly turn: SendingTurns },
): Promise<unknown> {
  /** The client keeps a copy of the request, which has this in it. */
  const mark = Symbol('own')
  const request = { method, params, [mark]: true }
  let id: number | undefined
  const giveUp = () => {
    endTurn()
    if (id === undefined) return
    failEngine(sign, id)
    core.history.delete(topic, id)
  }
  const onPublish = (sent: unknown) => {
    const [namespace] = chainId.split(':')
    const isOwn = id !== undefined && readField(readField(sent, 'tvf'), 'correlationId') === id
    if (!isOwn || over.aborted || !onSent || !isChainNamespace(namespace)) return
    try {
      over.addEventListener('abort', onSent({ namespace, method, name: readWallet(peer).name }), { once: true })
    } catch (error) {
      logger.error('A listener of the requests threw.', error)
    }
  }
  const endTurn = await turn()
  if (over.aborted) {
    endTurn()
    throw abortReason(over)
  }
  over.addEventListener('abort', giveUp, { once: true })
  core.relayer.on('relayer_publish', onPublish)
  try {
    return await followRequest(
      { core, relayer },
      {
        isOwn(sent) {
          const copy = readField(sent, 'request')
          return isObject(copy) && Object.hasOwn(copy, mark)
        },
        signal: over,
        onRecord(record) {
          id = record.id
          endTurn()
          if (over.aborted) giveUp()
        },
        send: () => sign.request({ topic, chainId, request }),
      },
    )
  } finally {
    endTurn()
    core.relayer.off('relayer_publish', onPublish)
  }
}
