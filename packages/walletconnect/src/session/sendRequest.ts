import { abortReason, isChainNamespace, isObject, type Logger, readField } from '@latchkey/common'
import type { SendingTurns } from '../client/createSendingTurns.js'
import { cancelPending, followRequest } from '../client/libraryRequests.js'
import type { Client } from '../client/openClient.js'
import { readWallet } from './readWallet.js'
import type { SessionOptions } from './sessionOptions.js'

/** One request to the wallet of a session. */
export type SessionRequest = {
  readonly topic: string
  readonly chainId: string
  readonly method: string
  readonly params: unknown
  /** Metadata as stated by the wallet. */
  readonly peer: unknown
}

type Options = {
  readonly onSent: SessionOptions['onSent']
  readonly logger: Logger
  readonly turn: SendingTurns
}

/**
 * Sends a request to a wallet, and resolves with its result. Calls `onSent` when the relay has accepted the request.
 * After `signal` aborts, a request that the relay has not accepted yet is not sent.
 */
export async function sendRequest(
  { sign, core, relayer }: Pick<Client, 'sign' | 'core' | 'relayer'>,
  { topic, chainId, method, params, peer }: SessionRequest,
  signal: AbortSignal,
  { onSent, logger, turn }: Options,
): Promise<unknown> {
  /** Identifies the request: the library copies it with this symbol. */
  const mark = Symbol('own')
  const request = { method, params, [mark]: true }
  let id: number | undefined
  const endTurn = await turn()
  const cancel = () => {
    endTurn()
    if (id === undefined) return
    cancelPending(sign, id)
    core.history.delete(topic, id)
  }
  const onPublish = (published: unknown) => {
    const [namespace] = chainId.split(':')
    const isOwn = id !== undefined && readField(readField(published, 'tvf'), 'correlationId') === id
    if (!isOwn || signal.aborted || !onSent || !isChainNamespace(namespace)) return
    try {
      signal.addEventListener('abort', onSent({ namespace, method, name: readWallet(peer).name }), { once: true })
    } catch (error) {
      logger.error('A listener of the requests threw.', error)
    }
  }
  if (signal.aborted) {
    endTurn()
    throw abortReason(signal)
  }
  signal.addEventListener('abort', cancel, { once: true })
  core.relayer.on('relayer_publish', onPublish)
  try {
    return await followRequest(
      { core, relayer },
      {
        isOwn(sent) {
          const copy = readField(sent, 'request')
          return isObject(copy) && Object.hasOwn(copy, mark)
        },
        signal,
        onRecord(record) {
          id = record.id
          endTurn()
          if (signal.aborted) cancel()
        },
        send: () => sign.request({ topic, chainId, request }),
      },
    )
  } finally {
    endTurn()
    core.relayer.off('relayer_publish', onPublish)
  }
}
