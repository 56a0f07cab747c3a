import { Crypto, Expirer, JsonRpcHistory, Pairing } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'

/** The parts of the library in use. The build bundles them and their dependencies into this file (docs/decisions). */
export const walletConnectParts = { Crypto, Expirer, JsonRpcHistory, Pairing, SignClient }
