import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openAttacker } from '../attackClient.mjs'
import { randomTopic } from '../relayClient.mjs'
import { withRelay } from './withRelay.mjs'

const addresses = 24
const fillMs = 25_000
const messages = 300
const measureMs = 60_000

/** Measures delivery to connected clients, and storage for others, while many addresses keep the mailbox full. */
export async function measureFullMailbox() {
  const rows = [await withRelay(measure)]
  const columns = ['published', 'still stored', 'stored for offline clients', 'delivered', 'p50 ms', 'p95 ms']
  return { title: `A full mailbox: ${addresses} addresses publish 60 kB messages as fast as they may`, columns, rows }
}

async function measure(relay) {
  const flood = fork(path.join(import.meta.dirname, 'flood.mjs'), [relay.url, String(addresses)])
  try {
    await sleep(fillMs)
    const offline = await publishOffline(relay)
    const times = await measureDelivery(relay)
    const kept = (await relay.stored(offline)).filter((length) => length > 0).length
    const answer = once(flood, 'message')
    flood.send('end')
    const [topics] = await answer
    const count = (await relay.stored(topics)).filter((length) => length > 0).length
    const at = (share) => times[Math.floor(times.length * share)]?.toFixed(1) ?? '–'
    const delivered = `${times.length} of ${times.sent}`
    return [topics.length, count, `${kept} of ${offline.length}`, delivered, at(0.5), at(0.95)]
  } finally {
    flood.kill('SIGKILL')
  }
}

async function publishOffline({ url }) {
  const visitor = await openAttacker(url, { address: '198.51.100.1', client: 'visitor' })
  const topics = Array.from({ length: 50 }, randomTopic)
  for (const topic of topics)
    await visitor.call('irn_publish', { topic, message: 'for a phone', ttl: 86_400, tag: 1108 })
  visitor.socket.terminate()
  return topics
}

async function measureDelivery({ url }) {
  const sender = await openAttacker(url, { address: '198.51.100.2', client: 'sender' })
  const receiver = await openAttacker(url, { address: '198.51.100.3', client: 'receiver' })
  const topic = randomTopic()
  const times = []
  receiver.onMessage = (message) => times.push(performance.now() - Number(message.split(' ')[0]))
  await receiver.call('irn_subscribe', { topic })
  const end = performance.now() + measureMs
  let sent = 0
  for (; sent < messages && performance.now() < end; sent++) {
    await sender.call('irn_publish', { topic, message: `${performance.now()} ${sent}`, ttl: 300, tag: 1108 })
    await sleep(25)
  }
  await sleep(2_000)
  for (const { socket } of [sender, receiver]) socket.terminate()
  return Object.assign(
    times.sort((one, other) => one - other),
    { sent },
  )
}
