import type { Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { isJsonObject } from '../../wallet/base/jsonObject.js'
import type { SolanaNode } from './solanaNode.js'
import { writeJson } from './writeJson.js'

type Subscription = {
  readonly id: number
  readonly kind: 'signature' | 'account' | 'slot'
  readonly what: string
}

/**
 * Serves the subscriptions of Solana nodes on HTTP servers (https://solana.com/docs/rpc/websocket): signatures,
 * accounts and slots.
 */
export function serveSubscriptions(servers: readonly Server[], node: SolanaNode): void {
  let lastId = 0
  for (const server of servers) new WebSocketServer({ server }).on('connection', serve)

  function serve(socket: WebSocket): void {
    let open: readonly Subscription[] = []
    const send = (message: object) => socket.send(writeJson({ jsonrpc: '2.0', ...message }))
    const notify = ({ id, kind }: Subscription, value: unknown) => {
      const result = kind === 'slot' ? value : { context: { slot: node.slot() }, value }
      send({ method: `${kind}Notification`, params: { subscription: id, result } })
    }
    const tell = (subscription: Subscription) => {
      const { kind, what } = subscription
      if (kind === 'account') return notify(subscription, accountValue(node, what))
      if (kind === 'slot')
        return notify(subscription, { parent: node.slot() - 1, root: node.slot(), slot: node.slot() })
      // A signature is reported once.
      open = open.filter((one) => one !== subscription)
      notify(subscription, { err: null })
    }
    const stop = node.watch((signature, touched) => {
      for (const subscription of open) {
        const { kind, what } = subscription
        if (kind === 'slot' || what === signature || touched.includes(what)) tell(subscription)
      }
    })
    socket.on('close', stop)
    socket.on('error', stop)
    socket.on('message', (data) => {
      const { id, method, params } = readCall(String(data))
      const kind = /^(signature|account|slot)Subscribe$/.exec(method)?.[1]
      if (kind === 'signature' || kind === 'account' || kind === 'slot') {
        const subscription: Subscription = { id: ++lastId, kind, what: String(params[0]) }
        send({ id, result: subscription.id })
        open = [...open, subscription]
        if (kind === 'signature' && node.status(subscription.what)) tell(subscription)
      } else if (/Unsubscribe$/.test(method)) {
        open = open.filter((subscription) => subscription.id !== params[0])
        send({ id, result: true })
      } else {
        send({ id, error: { code: -32601, message: 'Method not found' } })
      }
    })
  }
}

function accountValue(node: SolanaNode, address: string): object {
  const account = node.account(address)
  const { lamports, programAddress, data, executable } = account.exists
    ? account
    : { lamports: 0n, programAddress: '1'.repeat(32), data: new Uint8Array(), executable: false }
  const content = [Buffer.from(data).toString('base64'), 'base64']
  return { lamports, owner: programAddress, data: content, executable, rentEpoch: 0, space: data.length }
}

function readCall(message: string): {
  readonly id: unknown
  readonly method: string
  readonly params: readonly unknown[]
} {
  try {
    const call: unknown = JSON.parse(message)
    if (!isJsonObject(call)) return { id: null, method: '', params: [] }
    const { id, method, params } = call
    return { id, method: String(method), params: Array.isArray(params) ? params : [] }
  } catch {
    return { id: null, method: '', params: [] }
  }
}
