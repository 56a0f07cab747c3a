import { createError, errors, isObject, readField } from '@latchkey/common'
import type { BitcoinChain } from '../network/bitcoinChain.js'
import type { FoundWallet } from '../wallet/foundWallet.js'
import type { WalletDriver, WalletResponse, WalletUpdate } from '../wallet/walletDriver.js'
import { createUnisatLike, pinUnisatMethods } from './unisatDriver.js'

/** Paths on `window.okxwallet`: OKX has one provider per network. */
const providerNames: Readonly<Partial<Record<BitcoinChain, string>>> = {
  mainnet: 'bitcoin',
  testnet: 'bitcoinTestnet',
  signet: 'bitcoinSignet',
}

/**
 * Creates the driver of OKX, which has UniSat's functions and `connect`. A network switch uses the provider of the
 * other network.
 */
export function createOkxDriver({ provider }: FoundWallet, page: Window | undefined): WalletDriver {
  let current = open(provider)
  let listener: ((news: WalletUpdate) => void) | undefined
  let stop: () => void = () => undefined

  const siblings = () => readField(page, 'okxwallet')
  const connect = async (): Promise<WalletResponse> => {
    const { methods, driver } = current
    if (!methods.has('connect')) return driver.connect(undefined)
    const account = await methods.call('connect')
    const response = await driver.read()
    if (response && response.accounts.length > 0) return response
    return { accounts: isObject(account) ? [{ address: readField(account, 'address') }] : [] }
  }
  const watch = (onUpdate: (news: WalletUpdate) => void) => {
    const look = () => onUpdate({})
    const { methods, driver } = current
    const stopEvents = driver.watch(onUpdate)
    methods.apply('on', 'accountChanged', look)
    return () => {
      stopEvents()
      methods.apply('removeListener', 'accountChanged', look)
    }
  }

  return {
    get provider() {
      return current.provider
    },
    get signMessage() {
      return current.driver.signMessage
    },
    connect,
    read: () => current.driver.read(),
    async switchTo(chain) {
      const name = providerNames[chain]
      const sibling = name && readField(siblings(), name)
      if (!isObject(sibling)) throw createError(errors.CHAIN_NOT_SUPPORTED)
      const before = current
      current = open(sibling)
      try {
        const response = await connect()
        stop()
        stop = listener ? watch(listener) : () => undefined
        return response.chain ? response : { ...response, chain }
      } catch (error) {
        current = before
        throw error
      }
    },
    get signPsbt() {
      return current.driver.signPsbt
    },
    get broadcasts() {
      return current.driver.broadcasts
    },
    get sendTransfer() {
      return current.driver.sendTransfer
    },
    watch(onUpdate) {
      listener = onUpdate
      stop = watch(onUpdate)
      return () => {
        listener = undefined
        stop()
      }
    },
    disconnect: async () => current.driver.disconnect?.(),
    isReplaced: () => current.driver.isReplaced(),
  }
}

function open(provider: object) {
  const methods = pinUnisatMethods(provider)
  return { provider, methods, driver: createUnisatLike(provider, methods) }
}
