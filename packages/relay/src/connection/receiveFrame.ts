import { formatError } from '../rpc/formatAnswer.js'
import { parseFrame } from '../rpc/parseFrame.js'
import type { ConnectionState } from './connectionState.js'
import { cutOff } from './cutOff.js'
import { frameSize } from './frameSize.js'
import { sendText } from './sendText.js'

/** Handles an acknowledgement at once, and adds a request to the queue. */
export function receiveFrame(state: ConnectionState, text: string): void {
  const size = frameSize(text)
  state.pace.count(size)
  const frame = parseFrame(text)
  if (frame.type === 'answer') state.outbox.settle(frame.id, frame.isResult)
  else if (frame.type === 'fault') sendText(state, formatError(frame.id, frame.code, frame.message))
  else if (!state.queue.add(frame, size)) cutOff(state, 'asks more than is answered')
}
