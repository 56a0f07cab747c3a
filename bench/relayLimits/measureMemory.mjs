import { setTimeout as sleep } from 'node:timers/promises'
import { openAttacker, openAttackers } from '../attackClient.mjs'
import { randomTopic } from '../relayClient.mjs'
import { withNats } from '../withNats.mjs'
import { megabytes, withRelay } from './withRelay.mjs'

const address = '192.0.2.1'
const attackMs = 10_000
const sockets = 500

const attacks = [
  { name: 'nothing: 500 idle sockets', run: () => sleep(1_000) },
  { name: 'messages of 1-byte fragments without an end', run: sendFragments },
  { name: 'messages of 1 MiB without their last byte', run: sendUnfinished },
  { name: 'subscriptions to random topics', run: subscribe },
  { name: 'stored messages of one character', run: publishTiny },
  { name: 'messages that 499 sockets do not read', run: publishUnread },
  { name: 'frames of 1 MiB while NATS does not answer', run: sendFrames, needsNats: true },
]

/** Measures the memory of one address with 500 sockets, in addition to that of an idle relay. */
export async function measureMemory() {
  const rows = []
  for (const attack of attacks) {
    if (!attack.needsNats) rows.push(await withRelay((relay) => measure(relay, attack)))
    else {
      const row = await withNats(({ url, pause, resume }) =>
        withRelay((relay) => measure(relay, attack, { pause, resume }), { NATS_URL: url }),
      )
      rows.push(row ?? [attack.name, 'no nats-server', '', '', ''])
    }
  }
  const columns = ['attack', 'sent MiB', 'held MiB', 'peak of resident MiB', 'sockets left']
  return { title: 'Memory that attacks by one address with 500 sockets take', columns, rows }
}

async function measure(relay, { name, run }, nats) {
  const before = await relay.memory()
  const attackers = await openAttackers(relay.url, sockets, () => ({ address }))
  const bytes = sentBytes(attackers)
  const attack = run(attackers, relay, nats)
  await Promise.race([attack, sleep(attackMs)])
  const { bytes: held, peak, connections } = await relay.memory()
  const sent = sentBytes(attackers) - bytes
  nats?.resume()
  for (const { socket } of attackers) socket.terminate()
  await attack
  return [name, megabytes(sent), megabytes(held - before.bytes), megabytes(peak - before.rss), connections]
}

// Only `_socket` exposes the number of bytes that this process has sent.
function sentBytes(attackers) {
  return attackers.reduce((sum, { socket }) => sum + (socket._socket?.bytesWritten ?? 0), 0)
}

async function sendFragments(attackers) {
  // More than 64 fragments end the connection.
  for (const { socket } of attackers) for (let count = 0; count < 64; count++) socket.send('x', { fin: false })
  await sleep(2_000)
}

async function sendUnfinished(attackers) {
  for (const { socket } of attackers) {
    socket.send('x'.repeat(1024 * 1024 - 1), { fin: false })
    await sleep(5)
  }
  await sleep(2_000)
}

async function subscribe(attackers) {
  const end = performance.now() + attackMs
  while (performance.now() < end) {
    await Promise.all(
      attackers.map(({ call }) => call('irn_batchSubscribe', { topics: Array.from({ length: 20 }, randomTopic) })),
    )
    await sleep(500)
  }
}

async function publishTiny(attackers) {
  const end = performance.now() + attackMs
  await Promise.all(
    attackers.map(async ({ call }) => {
      while (performance.now() < end) {
        const { error } = await call('irn_publish', { topic: randomTopic(), message: 'x', ttl: 86_400, tag: 1 })
        if (error) await sleep(500)
      }
    }),
  )
}

async function publishUnread(attackers, { url }) {
  const topic = randomTopic()
  const end = performance.now() + attackMs
  const readers = attackers.slice(1)
  await Promise.all(readers.map(({ call }) => call('irn_subscribe', { topic })))
  for (const { socket } of readers) socket.pause()
  const publisher = await openAttacker(url, { address: '192.0.2.2', client: 'publisher' })
  for (let count = 0; performance.now() < end; count++) {
    await publisher.call('irn_publish', { topic, message: `${count} ${'x'.repeat(100_000)}`, ttl: 300, tag: 1 })
    await sleep(50)
  }
  publisher.socket.terminate()
}

async function sendFrames(attackers, _, nats) {
  nats.pause()
  const frame = JSON.stringify({
    id: 1,
    jsonrpc: '2.0',
    method: 'irn_publish',
    params: { topic: randomTopic(), message: 'x'.repeat(1_000_000), ttl: 300, tag: 1 },
  })
  for (let round = 0; round < 3; round++) {
    for (const { socket } of attackers) {
      if (socket.bufferedAmount < 2 * frame.length) socket.send(frame)
    }
    await sleep(1_000)
  }
}
