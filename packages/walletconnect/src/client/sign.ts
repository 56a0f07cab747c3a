import type { SignClient } from '@walletconnect/sign-client'

/** The library's client. */
export type Sign = Awaited<ReturnType<typeof SignClient.init>>
