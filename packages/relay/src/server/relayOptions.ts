import type { IncomingMessage } from 'node:http'
import type { Mailbox } from '../mailbox/mailbox.js'
import type { RelayClock, RelayLogger } from '../ports.js'
import type { RelayRefusal } from '../refusals.js'
import type { RelayLimits } from '../relayLimits.js'

/** A client that connects. All data come from the client; its signature proves `clientId`. */
export type RelayVisitor = {
  readonly projectId: string
  /** The browser's Origin header. `undefined` without one. */
  readonly origin: string | undefined
  /** The `did:key` of the client. */
  readonly clientId: string
  readonly address: string
}

export type RelayOptions = {
  /** The store of messages. Default: in memory. The relay does not close a given mailbox. */
  readonly mailbox?: Mailbox
  readonly clock?: RelayClock
  /** Silent by default. */
  readonly logger?: RelayLogger
  readonly limits?: Partial<RelayLimits>
  /** Returns the reason for refusing a client, or undefined. Default: accepts everyone. */
  readonly authorise?: (visitor: RelayVisitor) => RelayRefusal | undefined | Promise<RelayRefusal | undefined>
  /**
   * Hosts by which clients reach this relay, with a port unless it is the default one: a token for another host is
   * refused. Without hosts, only clients on this machine are accepted (`localhost`, `127.0.0.1`, `[::1]`).
   */
  readonly hosts?: readonly string[]
  /** Returns a client's address. Default: the address of the socket. Read a header only behind a proxy of your own. */
  readonly addressOf?: (request: IncomingMessage) => string
}
