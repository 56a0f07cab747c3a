import type { Clock } from '@latchkey/common'
import type { ICore } from '@walletconnect/types'
import { createNodeEvents } from '../relay/createNodeEvents.js'

type Heartbeat = Pick<ICore['heartbeat'], 'interval' | 'init' | 'stop' | 'on' | 'once' | 'off' | 'removeListener'>

const beatMs = 5_000

/**
 * Creates the heartbeat, on whose pulse the library checks for expired entries. After `stop` it has no timer and no
 * listener.
 */
export function createHeartbeat(clock: Clock, report: (error: unknown) => void): ICore['heartbeat'] {
  const events = createNodeEvents(report)
  let timer: unknown
  const beat = () => {
    timer = clock.setTimeout(() => {
      beat()
      events.emit('heartbeat_pulse')
    }, beatMs)
  }
  const heartbeat: Heartbeat = {
    interval: beatMs / 1_000,
    async init() {
      if (timer === undefined) beat()
    },
    stop() {
      if (timer !== undefined) clock.clearTimeout(timer)
      timer = undefined
      events.clear()
    },
    on: (name, listener) => events.on(name, listener),
    once: (name, listener) => events.once(name, listener),
    off: (name, listener) => events.off(name, listener),
    removeListener: (name, listener) => events.off(name, listener),
  }
  return heartbeat as ICore['heartbeat']
}
