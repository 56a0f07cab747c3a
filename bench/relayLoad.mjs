// Puts load on a relay and prints connections, messages per second, message latency and memory. First with messages in
// memory, then on NATS JetStream if nats-server is installed. Clients run on the same machine and use most of it.
// `pnpm --filter @latchkey/bench relay [--connections 2000]`
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRelayClient, randomTopic } from './relayClient.mjs'
import { withNats } from './withNats.mjs'

const connections = Number(process.argv[process.argv.indexOf('--connections') + 1]) || 2_000
const onTheirWay = 400
const throughputMs = 6_000
const latencyMs = 6_000
const perSecond = 300
// Size of an encrypted signing request.
const filler = 'x'.repeat(1_200)

const rows = [await measure('memory')]
const onNats = await withNats(({ url }) => measure('NATS, file', url))
if (onNats) rows.push(onNats)
else process.stdout.write('No nats-server: only memory is measured.\n')
const columns = ['mailbox', 'connections', 'messages/s', 'p50 ms', 'p95 ms', 'p99 ms', 'kB a connection']
process.stdout.write(`| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|\n`)
for (const row of rows) process.stdout.write(`| ${row.join(' | ')} |\n`)
process.stdout.write(`Messages of ${filler.length + 20} characters; times at ${perSecond} messages a second.\n`)

async function measure(name, natsUrl) {
  const file = path.join(import.meta.dirname, 'relayProcess.mjs')
  const child = fork(file, { execArgv: ['--expose-gc'], env: { ...process.env, NATS_URL: natsUrl ?? '' } })
  try {
    const [{ port }] = await once(child, 'message')
    const url = `ws://127.0.0.1:${port}`
    const before = await memoryOf(child)
    const pairs = await openPairs(url)
    await sleep(500)
    const after = await memoryOf(child)
    const rate = await measureThroughput(pairs)
    const times = await measureLatency(pairs)
    for (const { sender, receiver } of pairs) for (const client of [sender, receiver]) client.close()
    const at = (share) => times[Math.floor(times.length * share)].toFixed(1)
    return [name, connections, rate, at(0.5), at(0.95), at(0.99), Math.round((after - before) / connections / 1024)]
  } finally {
    child.kill()
  }
}

async function memoryOf(child) {
  child.send('memory')
  const [{ memory }] = await once(child, 'message')
  return memory.heapUsed + memory.external
}

async function openPairs(url) {
  const pairs = []
  while (pairs.length < connections / 2) {
    const some = Math.min(50, connections / 2 - pairs.length)
    pairs.push(...(await Promise.all(Array.from({ length: some }, () => openPair(url)))))
  }
  return pairs
}

async function openPair(url) {
  const topic = randomTopic()
  const pair = { onMessage: () => undefined }
  pair.receiver = await createRelayClient(url, topic, (message) => pair.onMessage(message))
  pair.sender = await createRelayClient(url, topic, () => undefined)
  return pair
}

// The next pair sends a message when one has arrived, because a NATS topic stores at most 500 until they expire.
async function measureThroughput(pairs) {
  let count = 0
  let isOver = false
  let serial = 0
  const start = performance.now()
  const send = () => {
    pairs[serial % pairs.length].sender.publish(`${++serial} ${filler}`).catch(() => {
      isOver = true
    })
  }
  for (const pair of pairs) {
    pair.onMessage = () => {
      count++
      if (!isOver) send()
    }
  }
  for (let sent = 0; sent < onTheirWay; sent++) send()
  await sleep(throughputMs)
  isOver = true
  const rate = Math.round((count * 1000) / (performance.now() - start))
  await sleep(500)
  return rate
}

async function measureLatency(pairs) {
  const times = []
  const heard = (message) => {
    const [mark, at] = message.split(' ')
    // Ignores messages that were sent before the measurement.
    if (mark === 'timed') times.push(performance.now() - Number(at))
  }
  for (const pair of pairs) pair.onMessage = heard
  const start = performance.now()
  let sent = 0
  while (performance.now() - start < latencyMs) {
    for (; sent < ((performance.now() - start) / 1000) * perSecond; sent++) {
      await Promise.race([pairs[sent % pairs.length].sender.publish(`timed ${performance.now()} ${filler}`), sleep(0)])
    }
    await sleep(2)
  }
  await sleep(500)
  if (times.length < sent) process.stdout.write(`${sent - times.length} of ${sent} messages did not arrive in time.\n`)
  return times.sort((one, other) => one - other)
}
