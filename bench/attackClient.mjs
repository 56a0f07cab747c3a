import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { createCaller, createToken } from './relayClient.mjs'

const tokens = new Map()

/**
 * Opens a socket that counts as `address`. Clients with the same `client` have the same key. Resolves with undefined if
 * the relay refuses it.
 */
export function openAttacker(url, { address, client = 'attacker' }) {
  const key = `${url} ${client}`
  const token = tokens.get(key) ?? createToken(url)
  tokens.set(key, token)
  const socket = new WebSocket(`${url}/?auth=${token}&projectId=bench&useOnCloseEvent=true`, {
    perMessageDeflate: false,
    headers: { 'x-bench-address': address },
  })
  const attacker = { socket, onMessage: undefined }
  attacker.call = createCaller(socket, (message) => attacker.onMessage?.(message))
  return new Promise((resolve) => {
    socket.once('open', () => resolve(attacker))
    socket.on('error', () => resolve(undefined))
  })
}

/** Opens `count` sockets, or as many as the relay accepts within `ms`. */
export async function openAttackers(url, count, optionsOf, ms = 12_000) {
  const end = performance.now() + ms
  const open = []
  while (open.length < count && performance.now() < end) {
    const some = await Promise.all(
      Array.from({ length: Math.min(50, count - open.length) }, (_, index) =>
        openAttacker(url, optionsOf(open.length + index)),
      ),
    )
    const accepted = some.filter(Boolean)
    open.push(...accepted)
    if (accepted.length === 0) await sleep(250)
  }
  return open
}
