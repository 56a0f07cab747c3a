// The relay of relayLoad.mjs and relayLimits.mjs, in its own process, so that its memory can be measured.
import { createServer } from 'node:http'
import { createMemoryMailbox, createNatsMailbox, createRelay } from '@latchkey/relay'

const unlimited = {
  connectionsPerAddress: 1e6,
  connections: 1e6,
  handshakesPerSecondPerAddress: 1e6,
  topics: 1e6,
  topicsPerAddress: 1e6,
  topicsPerSecondPerAddress: 1e6,
  topicsPerSecond: 1e6,
  publishesPerSecondPerAddress: 1e6,
  publishedBytesPerSecondPerAddress: 1e9,
  publishesPerSecond: 1e6,
  publishedBytesPerSecond: 1e9,
  frameBytesPerSecondPerAddress: 1e9,
  frameBytesPerSecond: 1e9,
  keptBytesPerAddress: 1e12,
  waitingBytesPerAddress: 1e12,
}

const natsUrl = process.env.NATS_URL
const hasLimits = process.env.RELAY_LIMITS === 'default'
const mailbox = natsUrl ? await createNatsMailbox({ url: natsUrl }) : createMemoryMailbox()
const server = createServer()
// All clients of a benchmark are on this machine, so with limits they state the address that they count as.
const addressOf = (request) => request.headers['x-bench-address'] ?? request.socket.remoteAddress
const relay = createRelay({ mailbox, ...(hasLimits ? { addressOf } : { limits: unlimited }) })
relay.attach(server)
server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }))
let peak = 0
const poll = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss())
}, 20)
poll.unref()

// Ends with the benchmark process, even if that ends early.
process.once('disconnect', () => process.exit())
process.on('message', async (message) => {
  if (message === 'memory') {
    globalThis.gc?.()
    const { heapUsed, external, rss } = process.memoryUsage()
    process.send?.({ memory: { heapUsed, external, rss }, peak, connections: relay.connectionCount() })
    peak = 0
  } else {
    const found = await Promise.all(message.topics.map((topic) => mailbox.read(topic)))
    process.send?.({ stored: found.map((messages) => messages.length) })
  }
})
