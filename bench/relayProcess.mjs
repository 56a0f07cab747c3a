// The relay that bench/relayLoad.mjs puts load on, in a process of its own, so that its memory is its own.
import { createServer } from 'node:http'
import { createMemoryMailbox, createNatsMailbox, createRelay } from '@latchkey/relay'

const natsUrl = process.env.NATS_URL
const mailbox = natsUrl ? await createNatsMailbox({ url: natsUrl }) : createMemoryMailbox()
const server = createServer()
const unlimited = {
  connectionsPerAddress: 1e6,
  connections: 1e6,
  topicsPerSecond: 1e6,
  publishesPerSecond: 1e6,
  publishedBytesPerSecond: 1e9,
  keptBytesPerAddress: 1e12,
}
createRelay({ mailbox, limits: unlimited }).attach(server)
server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }))
process.on('message', () => {
  globalThis.gc?.()
  process.send?.({ memory: process.memoryUsage() })
})
