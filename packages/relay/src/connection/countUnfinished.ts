import type { Duplex } from 'node:stream'
import type { Visit } from '../usage/createVisit.js'

// The shortest header of a frame from a client.
const headerBytes = 6

/**
 * Charges a socket with the bytes it sent since its last complete message: the WebSocket library holds them until the message is complete. Returns the function to
 * call with the length of each message.
 */
export function countUnfinished(line: Duplex, visit: Pick<Visit, 'charge'>): (messageBytes: number) => void {
  let unfinished = 0
  let lastChunk = 0
  const change = (bytes: number) => {
    const difference = bytes - unfinished
    unfinished = bytes
    if (difference !== 0) visit.charge('bytes', difference)
  }
  // Before the library's own listener, which reports the messages that the chunk completes.
  line.prependListener('data', (chunk: Buffer) => {
    lastChunk = chunk.length
    change(unfinished + chunk.length)
  })
  return (messageBytes) => {
    // Only the rest of the last chunk can belong to the next message.
    change(Math.min(lastChunk, Math.max(0, unfinished - messageBytes - headerBytes)))
  }
}
