import { layOver } from '@latchkey/adapter-kit'
import {
  badResult,
  createError,
  decodeBase58,
  errors,
  readField,
  type SolanaActions,
  type SolanaProviderMethods,
  type SolanaProviderSendOptions,
  type SolanaPublicKey,
  type SolanaSendOptions,
  throwIfAborted,
} from '@latchkey/common'
import { createPublicKey } from '../address/createPublicKey.js'
import { mapWalletError } from '../wallet/mapWalletError.js'
import type { SessionState } from './sessionState.js'

/** Creates the provider for apps: the wallet's own object, with {@link SolanaProviderMethods} that call its actions. */
export function createAppProvider(state: SessionState, actions: () => SolanaActions): SolanaProviderMethods {
  const { context, life, wallet } = state
  let key: SolanaPublicKey | undefined

  /** Returns an action. Throws if the session has ended, or if the wallet does not have the action. */
  function actionOf<Name extends keyof SolanaActions>(name: Name): NonNullable<SolanaActions[Name]> {
    throwIfAborted(life.ended)
    const action = actions()[name]
    if (!action) throw createError(errors.METHOD_NOT_SUPPORTED, { details: `The wallet has no ${name}.` })
    return action
  }

  const methods: SolanaProviderMethods = {
    get publicKey() {
      if (life.ended.aborted) return undefined
      const address = state.accounts[0]?.address
      if (key?.toBase58() === address) return key
      const account = state.shared.find((one) => one.address === address)
      key = account && createPublicKey(account.publicKey)
      return key
    },
    getActiveChain: () => context.networks().find(({ caipNetworkId }) => caipNetworkId === state.networkId),
    async getAccounts() {
      throwIfAborted(life.ended)
      return state.accounts
    },
    async signMessage(message) {
      const text = await actionOf('signMessage')({ message: { raw: message } })
      const signature = decodeBase58(text)
      if (!signature) throw badResult('a signature', text)
      return signature
    },
    signTransaction: async (transaction) => actionOf('signTransaction')({ transaction }),
    signAllTransactions: async (transactions) => [...(await actionOf('signAllTransactions')({ transactions }))],
    signAndSendTransaction: async (transaction, options) =>
      actionOf('signAndSendTransaction')({ transaction, options: readOptions(options) }),
    sendTransaction: async (transaction, connection, options) =>
      actionOf('signAndSendTransaction')({ transaction, connection, options: readOptions(options) }),
    async request(parameters) {
      const own = readField(wallet.provider, 'request')
      return life.run(async () => {
        if (typeof own !== 'function') throw createError(errors.METHOD_NOT_SUPPORTED)
        try {
          return await Reflect.apply(own, wallet.provider, [parameters])
        } catch (error) {
          throw mapWalletError(error)
        }
      })
    },
  }
  return layOver(() => wallet.provider, methods)
}

type Commitment = NonNullable<SolanaSendOptions['preflightCommitment']>

/** The names of commitments that nodes use now, by their older names. */
const commitments: Readonly<Record<string, Commitment | undefined>> = {
  recent: 'processed',
  single: 'confirmed',
  singleGossip: 'confirmed',
  root: 'finalized',
  max: 'finalized',
}

/** Replaces an older name of a commitment. The action validates the options. */
function readOptions(options: SolanaProviderSendOptions | undefined): SolanaSendOptions | undefined {
  const { preflightCommitment: given, ...others } = options ?? {}
  if (given === undefined) return options && others
  return { ...others, preflightCommitment: commitments[given] ?? (given as Commitment) }
}
