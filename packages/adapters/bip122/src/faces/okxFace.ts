import { AppKitError, isObject, readField } from '@latchkey/common'
import type { BitcoinChain } from '../bitcoinChain.js'
import type { FoundWallet } from '../foundWallet.js'
import type { Face, FaceAnswer, FaceNews } from './face.js'
import { createUnisatLike, pinUnisatMethods } from './unisatFace.js'

/** OKX has a provider of its own for each network, beside each other on `window.okxwallet`. */
const providerNames: Readonly<Partial<Record<BitcoinChain, string>>> = {
  mainnet: 'bitcoin',
  testnet: 'bitcoinTestnet',
  signet: 'bitcoinSignet',
}

/** The provider of OKX: UniSat's functions, with `connect`, and another provider where others switch. */
export function createOkxFace({ provider }: FoundWallet, page: Window | undefined): Face {
  let current = open(provider)
  let told: ((news: FaceNews) => void) | undefined
  let stop: () => void = () => undefined

  const siblings = () => readField(page, 'okxwallet')
  const connect = async (): Promise<FaceAnswer> => {
    const { methods, face } = current
    if (!methods.has('connect')) return face.connect(undefined)
    const account = await methods.call('connect')
    const answer = await face.read()
    if (answer && answer.accounts.length > 0) return answer
    return { accounts: isObject(account) ? [{ address: readField(account, 'address') }] : [] }
  }
  const watch = (onNews: (news: FaceNews) => void) => {
    const look = () => onNews({})
    const { methods, face } = current
    const stopEvents = face.watch(onNews)
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
      return current.face.signMessage
    },
    connect,
    read: () => current.face.read(),
    async switchTo(chain) {
      const name = providerNames[chain]
      const sibling = name && readField(siblings(), name)
      if (!isObject(sibling)) throw new AppKitError('CHAIN_NOT_SUPPORTED')
      const before = current
      current = open(sibling)
      try {
        const answer = await connect()
        stop()
        stop = told ? watch(told) : () => undefined
        return answer.chain ? answer : { ...answer, chain }
      } catch (error) {
        current = before
        throw error
      }
    },
    get signPsbt() {
      return current.face.signPsbt
    },
    get broadcasts() {
      return current.face.broadcasts
    },
    get sendTransfer() {
      return current.face.sendTransfer
    },
    watch(onNews) {
      told = onNews
      stop = watch(onNews)
      return () => {
        told = undefined
        stop()
      }
    },
    disconnect: async () => current.face.disconnect?.(),
    isReplaced: () => current.face.isReplaced(),
  }
}

function open(provider: object) {
  const methods = pinUnisatMethods(provider)
  return { provider, methods, face: createUnisatLike(provider, methods) }
}
