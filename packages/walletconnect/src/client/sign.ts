import type { SignClient } from '@walletconnect/sign-client'

/** The client of the protocol. */
export type Sign = Awaited<ReturnType<typeof SignClient.init>>
