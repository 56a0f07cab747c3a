import { formatError } from '../rpc/formatAnswer.js'
import { parseFrame } from '../rpc/parseFrame.js'
import type { ConnectionState } from './connectionState.js'
import { cutOff } from './cutOff.js'
import { sendText } from './sendText.js'

/** Handles an acknowledgement at once, and adds a request to the queue. */
export function receiveFrame(state: ConnectionState, text: string): void {
  const frame = parseFrame(text)
  if (frame.type === 'answer') state.outbox.settle(frame.id, frame.isResult)
  else if (frame.type === 'fault') sendText(state, formatError(frame.id, frame.code, frame.message))
  // The text waits and is parsed again in its turn: parsed values take up to ten times as much memory.
  else if (!state.queue.add(text)) cutOff(state, 'asks more than is answered')
}
