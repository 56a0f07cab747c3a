// A relay in its own process, so that it can be killed. Prints its port.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createNatsMailbox, createRelay } from '../src/exports/index.js'

const mailbox = await createNatsMailbox({ url: process.env.NATS_URL ?? '' })
const server = createServer()
createRelay({ mailbox }).attach(server)
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
