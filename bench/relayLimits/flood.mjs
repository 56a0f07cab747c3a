// Fills a relay from many addresses, at most for three minutes. At the first message of its parent it sends the topics
// it used and ends. A process of its own does not slow down the clients that are measured. `fork('flood.mjs', [url,
// addresses])`
import { setTimeout as sleep } from 'node:timers/promises'
import { openAttackers } from '../attackClient.mjs'
import { randomTopic } from '../relayClient.mjs'

const [url, addresses] = process.argv.slice(2)
const text = 'x'.repeat(60_000)
const topics = []
const end = performance.now() + 180_000
process.once('message', () => process.send(topics, () => process.exit()))
process.once('disconnect', () => process.exit())

const attackers = await openAttackers(url, addresses * 6, (index) => ({ address: `192.0.2.${index % addresses}` }))
await Promise.all(attackers.map(publish))

async function publish({ call }) {
  while (performance.now() < end) {
    const topic = randomTopic()
    const { error } = await call('irn_publish', { topic, message: `${topics.length} ${text}`, ttl: 2_592_000, tag: 1 })
    if (error) await sleep(100)
    else topics.push(topic)
  }
}
