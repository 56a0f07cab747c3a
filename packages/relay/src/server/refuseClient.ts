import type { WebSocket } from 'ws'
import { type RelayRefusal, refusals } from '../refusals.js'
import type { RelayState } from './relayState.js'

const refused = 3000

/** Closes the WebSocket of a refused client with the reason. */
export function refuseClient({ deps }: RelayState, socket: WebSocket, refusal: RelayRefusal): void {
  deps.logger.info(`A client was refused: ${refusals[refusal].text}`)
  socket.on('error', () => socket.terminate())
  socket.close(refused, refusals[refusal].text)
}
