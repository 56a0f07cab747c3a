import type { CaipNetworkId } from '@latchkey/common'

/** How a phone wallet signs in together with the connection. Omitted fields follow the request. */
export type SignInChoice = {
  /** The networks of the messages, one message for each. Default: the first granted network, as most wallets do. */
  readonly networks?: readonly CaipNetworkId[] | undefined
  /** Fields of the messages that differ from the request, such as `{ nonce: 'other' }`. The wallet signs them. */
  readonly change?: Readonly<Record<string, unknown>> | undefined
  /** The address in the messages. Default: that of the active account, which signs. */
  readonly address?: string | undefined
  /** Replaces the signatures. */
  readonly signature?: string | undefined
  /** The type of the signatures, `eip191` by default. Contract accounts state `eip1271`. */
  readonly signatureType?: 'eip191' | 'eip1271' | undefined
}
