import type { IncomingMessage } from 'node:http'
import type { Mailbox } from '../mailbox/mailbox.js'
import type { RelayClock, RelayLogger } from '../ports.js'
import type { RelayRefusal } from '../refusals.js'
import type { RelayLimits } from '../relayLimits.js'

/** A client that connects. Its signature proves `clientId`. It can send any `projectId` and `origin`. */
export type RelayVisitor = {
  readonly projectId: string
  /** The `Origin` header, which browsers send. */
  readonly origin: string | undefined
  /** The `did:key` of the client. */
  readonly clientId: string
  readonly address: string
}

export type RelayOptions = {
  /** Stores the messages. Default: in memory. The relay does not close a mailbox that you pass. */
  readonly mailbox?: Mailbox
  readonly clock?: RelayClock
  /** Silent by default. */
  readonly logger?: RelayLogger
  readonly limits?: Partial<RelayLimits>
  /** Returns the reason for refusing a client, or `undefined` to accept it. Default: accepts every client. */
  readonly authorise?: (visitor: RelayVisitor) => RelayRefusal | undefined | Promise<RelayRefusal | undefined>
  /**
   * Hosts of this relay, with the port unless it is the default one. The relay refuses a token for another host.
   * Without `hosts`, it accepts only clients on its own machine (`localhost`, `127.0.0.1`, `[::1]`).
   */
  readonly hosts?: readonly string[]
  /** Returns a client's IP address. Default: that of the socket. Read a header only if your own proxy sets it. */
  readonly addressOf?: (request: IncomingMessage) => string
}
