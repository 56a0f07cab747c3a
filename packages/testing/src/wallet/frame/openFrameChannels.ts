import {
  type ChainNamespace,
  createEmitter,
  createError,
  createWalletErrorMap,
  errors,
  type RemoteChannel,
  type RemoteGrant,
  type RemoteRequest,
  type RemoteUpdate,
  throwIfAborted,
  type WalletInfo,
  withSignals,
} from '@latchkey/common'
import type { FrameMessage, FrameRequest } from './createFrameWallet.js'

type Page = {
  readonly port: MessagePort
  readonly connector: RemoteChannel['connector']
  wallet: WalletInfo
  readonly pending: Map<number, (message: FrameMessage) => void>
  /** Id of the last request. */
  lastId: number
}

type OwnChannel = {
  readonly channel: RemoteChannel
  receive(update: RemoteUpdate, grant: RemoteGrant): void
}

const mapError = createWalletErrorMap()

/**
 * Waits for the wallet at the other end of a port, see `createFrameWallet`, and returns its channels. Each opens a
 * session with `Adapter.openRemote`.
 */
export function openFrameChannels(
  port: MessagePort,
  connector: RemoteChannel['connector'],
): Promise<ReadonlyMap<ChainNamespace, RemoteChannel>> {
  const pending: Page['pending'] = new Map()
  const channels = new Map<ChainNamespace, OwnChannel>()
  let page: Page
  return new Promise((resolve) => {
    port.onmessage = ({ data }: MessageEvent<FrameMessage>) => {
      if (data.type === 'update') {
        page.wallet = data.wallet
        return channels.get(data.namespace)?.receive(data.update, data.grant)
      }
      if (data.type !== 'ready') return pending.get(data.id)?.(data)
      page = { port, connector, wallet: data.wallet, pending, lastId: 0 }
      for (const { namespace, grant } of data.grants) channels.set(namespace, createChannel(page, namespace, grant))
      resolve(new Map([...channels].map(([namespace, { channel }]) => [namespace, channel])))
    }
  })
}

function createChannel(page: Page, namespace: ChainNamespace, first: RemoteGrant): OwnChannel {
  const { port, connector } = page
  const updates = createEmitter<RemoteUpdate>()
  const ended = new AbortController()
  let grant = first

  async function request({ signal, ...call }: RemoteRequest): Promise<unknown> {
    throwIfAborted(ended.signal, signal)
    if (!grant.networkIds.includes(call.networkId)) throw createError(errors.WRONG_NETWORK)
    if (!grant.methods.includes(call.method)) throw createError(errors.METHOD_NOT_SUPPORTED)
    try {
      return await withSignals(send(page, call), ended.signal, signal)
    } catch (error) {
      throw mapError(error)
    }
  }

  function end(): void {
    ended.abort(createError(errors.NOT_CONNECTED))
  }

  return {
    channel: {
      namespace,
      connector,
      get wallet() {
        return page.wallet
      },
      granted: () => grant,
      request,
      watch: updates.watch,
      async disconnect() {
        if (ended.signal.aborted) return
        end()
        port.postMessage({ type: 'disconnect', namespace } satisfies FrameRequest)
      },
    },
    receive(update, next) {
      if (ended.signal.aborted) return
      grant = next
      if (update.type === 'ended') end()
      updates.emit(update)
    },
  }
}

function send(page: Page, call: Omit<RemoteRequest, 'signal'>): Promise<unknown> {
  const { port, pending } = page
  const id = ++page.lastId
  return new Promise((resolve, reject) => {
    pending.set(id, (message) => {
      pending.delete(id)
      if (message.type === 'result') resolve(message.result)
      if (message.type === 'error') reject(message.error)
    })
    port.postMessage({ type: 'request', id, ...call } satisfies FrameRequest)
  })
}
