import { setTimeout as sleep } from 'node:timers/promises'
import { openAttackers } from '../attackClient.mjs'
import { randomTopic } from '../relayClient.mjs'
import { megabytes, withRelay } from './withRelay.mjs'

const publishMs = 10_000
const text = 'x'.repeat(60_000)
const hex = (number) => number.toString(16)
const sources = [
  { name: 'one IPv4 address', sockets: 600, addressOf: () => '192.0.2.1' },
  { name: 'one IPv6 /64', sockets: 600, addressOf: (index) => `2001:db8:1:1::${hex(index + 1)}` },
  { name: 'one IPv6 /56', sockets: 1_200, addressOf: (index) => `2001:db8:1:${hex(index % 256)}::1` },
  { name: 'one IPv6 /48', sockets: 2_400, addressOf: (index) => `2001:db8:1:${hex((index * 257) % 65_536)}::1` },
  { name: 'one project, 4 IPv4 addresses', sockets: 2_400, addressOf: (index) => `192.0.2.${index % 4}` },
]

/** Measures the share of clients that use as much as they can. */
export async function measureShares() {
  const rows = []
  for (const source of sources) rows.push(await withRelay((relay) => measure(relay, source)))
  const columns = [
    'source',
    'sockets',
    'after seconds',
    'topics',
    'messages accepted in 10 s',
    'stored messages',
    'stored MiB',
  ]
  return { title: 'What one source gets at most', columns, rows }
}

async function measure(relay, { name, sockets, addressOf }) {
  const startedAt = performance.now()
  const attackers = await openAttackers(relay.url, sockets, (index) => ({ address: addressOf(index) }))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  const topics = await subscribe(attackers)
  const { accepted, published } = await publish(attackers)
  const stored = await relay.stored(published)
  const count = stored.filter((messages) => messages > 0).length
  for (const { socket } of attackers) socket.terminate()
  return [name, attackers.length, seconds, topics, accepted, count, megabytes(count * text.length)]
}

// Wait until no client receives messages.
async function subscribe(attackers) {
  let count = 0
  for (let tries = 0; tries < 12; tries++) {
    const answers = await Promise.all(
      attackers.map(({ call }) => call('irn_batchSubscribe', { topics: Array.from({ length: 100 }, randomTopic) })),
    )
    count += answers.filter(({ error }) => !error).length * 100
    await sleep(1_000)
  }
  return count
}

async function publish(attackers) {
  const end = performance.now() + publishMs
  const published = []
  let accepted = 0
  // Half of the clients send long messages and half send short ones, because the limits count bytes and messages.
  await Promise.all(
    attackers.slice(0, 200).map(async ({ call }, index) => {
      while (performance.now() < end) {
        const topic = randomTopic()
        const message = index % 2 ? `${published.length} ${text}` : `${published.length}`
        const { error } = await call('irn_publish', { topic, message, ttl: 86_400, tag: 1108 })
        if (error) await sleep(200)
        else {
          accepted++
          if (index % 2) published.push(topic)
        }
      }
    }),
  )
  return { accepted, published }
}
