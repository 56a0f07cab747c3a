import { layOver } from '@latchkey/adapter-kit'
import {
  type Bip122Actions,
  type BitcoinProviderMethods,
  createError,
  errors,
  invalidParams,
  isObject,
  type Network,
  readField,
  throwIfAborted,
} from '@latchkey/common'
import type { BitcoinChain } from '../network/bitcoinChain.js'
import type { SessionState } from './sessionState.js'

/** How the provider for apps reaches its session. */
type Calls = {
  actions(): Bip122Actions
  /** Returns the networks that the wallet can use. */
  chains(): readonly BitcoinChain[]
  switchNetwork(network: Network): Promise<void>
}

/**
 * Creates the provider for apps: the wallet's own object, with {@link BitcoinProviderMethods} that call its actions.
 * Some wallets have functions with the same names. Calls with the parameters of those go to the wallet.
 */
export function createAppProvider(
  state: SessionState,
  { actions, chains, switchNetwork }: Calls,
): BitcoinProviderMethods {
  const { context, driver, life, wallet } = state
  const current = (): object => (isObject(driver.provider) ? driver.provider : {})

  /** Returns an action. Throws if the session has ended, or if the wallet does not have the action. */
  function actionOf<Name extends keyof Bip122Actions>(name: Name): NonNullable<Bip122Actions[Name]> {
    throwIfAborted(life.ended)
    const action = actions()[name]
    if (!action) throw createError(errors.METHOD_NOT_SUPPORTED, { details: `The wallet has no ${name}.` })
    return action
  }

  /** Returns the wallet's own function, if it has one. */
  function ownOf(name: string): ((...parameters: readonly unknown[]) => unknown) | undefined {
    const own = current()
    const method = readField(own, name)
    return typeof method === 'function' ? (...parameters) => Reflect.apply(method, own, parameters) : undefined
  }

  const methods: BitcoinProviderMethods = {
    get name() {
      const own = readField(current(), 'name')
      return typeof own === 'string' ? own : wallet.name
    },
    get chains() {
      const own = readField(current(), 'chains')
      if (Array.isArray(own)) return own
      return chains().map((chain) => `bitcoin:${chain}` as const)
    },
    getAccountAddresses: async () => actionOf('getAccountAddresses')(),
    signMessage: withOwn('signMessage', isObject, async (parameters) => actionOf('signMessage')(parameters)),
    async sendTransfer(parameters) {
      const recipient = { address: parameters?.recipient, amount: readAmount(parameters?.amount) }
      return actionOf('sendTransfer')({ recipients: [recipient] })
    },
    async signPSBT(parameters) {
      const isEvery = parameters?.signInputs?.length === 0
      return actionOf('signPsbt')(isEvery ? { ...parameters, signInputs: undefined } : parameters)
    },
    switchNetwork: withOwn('switchNetwork', isCaipNetworkId, async (caipNetworkId) => {
      throwIfAborted(life.ended)
      const network = context.networks().find((one) => one.caipNetworkId === caipNetworkId)
      if (!network) throw createError(errors.NETWORK_NOT_FOUND, { details: `The app does not use ${caipNetworkId}.` })
      await switchNetwork(network)
    }),
  }
  return layOver(current, methods)

  /** Returns a method that passes calls with other first parameters to the wallet's own function of the same name. */
  function withOwn<P, R>(name: string, isOurs: (first: unknown) => boolean, method: (parameters: P) => Promise<R>) {
    return async (first: P, ...rest: readonly unknown[]): Promise<R> => {
      const own = isOurs(first) ? undefined : ownOf(name)
      return own ? ((await own(first, ...rest)) as R) : method(first)
    }
  }
}

/** Reads an amount in satoshi. The action checks its range. */
function readAmount(amount: unknown): bigint {
  if (/^\d{1,16}$/.test(String(amount))) return BigInt(String(amount))
  throw invalidParams('amount', 'must be a whole number of satoshi, as text')
}

function isCaipNetworkId(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('bip122:')
}
