import { Crypto, Expirer, JsonRpcHistory, Pairing } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'

/** The parts of the WalletConnect client in use. The build writes them into this one file, with their dependencies (docs/decisions). */
export const walletConnectParts = { Crypto, Expirer, JsonRpcHistory, Pairing, SignClient }
