import type { SIWXMessage as OwnMessage, SIWXMessageData, SIWXMessageInput } from '@latchkey/common'

/** A sign-in message. `toString()` returns the text that the wallet signs. */
export type SIWXMessage = OwnMessage

// biome-ignore lint/style/noNamespace: apps write `SIWXMessage.Input`
export declare namespace SIWXMessage {
  /** What a messenger writes a message for. */
  export type Input = { -readonly [Key in keyof SIWXMessageInput]: SIWXMessageInput[Key] }
  /** The fields of a message. */
  export type Data = { -readonly [Key in keyof Omit<SIWXMessageData, 'resources'>]: SIWXMessageData[Key] } & {
    /** URIs (RFC 3986). */
    resources?: string[] | undefined
  }
}
