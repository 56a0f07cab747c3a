import type { IncomingMessage } from 'node:http'
import type { Mailbox } from './mailbox/mailbox.js'
import type { RelayClock, RelayLogger } from './ports.js'
import type { RelayRefusal } from './refusals.js'
import type { RelayLimits } from './relayLimits.js'

/** Who wants in. Everything here was said by the client; `clientId` is proven by its signature. */
export type RelayVisitor = {
  readonly projectId: string
  /** What the browser says; undefined where there is none. */
  readonly origin: string | undefined
  /** The `did:key` of the client. */
  readonly clientId: string
  readonly address: string
}

export type RelayOptions = {
  /** Where messages are kept. In memory by default; a mailbox that is given is not closed with the relay. */
  readonly mailbox?: Mailbox
  readonly clock?: RelayClock
  /** Silent by default. */
  readonly logger?: RelayLogger
  readonly limits?: Partial<RelayLimits>
  /** Says why a visitor is not let in, or undefined. Everyone is let in by default. */
  readonly authorise?: (visitor: RelayVisitor) => RelayRefusal | undefined | Promise<RelayRefusal | undefined>
  /**
   * Hosts, with their port where it is not the usual one, that clients call this relay by: a token that was made out to another relay opens none of these. Without
   * them only clients on this machine get in (`localhost`, `127.0.0.1`, `[::1]`).
   */
  readonly hosts?: readonly string[]
  /** Where a visitor comes from. By default the address of the socket: read a header only behind a proxy of your own. */
  readonly addressOf?: (request: IncomingMessage) => string
}
