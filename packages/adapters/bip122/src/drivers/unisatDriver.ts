import { createError, errors, isAppKitError, readField } from '@latchkey/common'
import { type BitcoinChain, chainOfName } from '../network/bitcoinChain.js'
import { toExactNumber } from '../network/units.js'
import { toHex } from '../parse/bytes.js'
import type { FoundWallet } from '../wallet/foundWallet.js'
import { mapWalletError } from '../wallet/mapWalletError.js'
import { parsePsbtResponse } from '../wallet/parsePsbtResponse.js'
import type { InputToSign, WalletDriver, WalletResponse } from '../wallet/walletDriver.js'
import { type PinnedMethods, pinMethods } from './pinMethods.js'

/** UniSat's names of networks, for `switchChain`. */
const chainNames: Readonly<Record<BitcoinChain, string>> = {
  mainnet: 'BITCOIN_MAINNET',
  testnet: 'BITCOIN_TESTNET',
  testnet4: 'BITCOIN_TESTNET4',
  signet: 'BITCOIN_SIGNET',
  regtest: 'BITCOIN_REGTEST',
}

const names = [
  'requestAccounts',
  'getAccounts',
  'getPublicKey',
  'getChain',
  'switchChain',
  'getNetwork',
  'switchNetwork',
  'signMessage',
  'signPsbt',
  'pushPsbt',
  'sendBitcoin',
  'disconnect',
  'connect',
  'on',
  'removeListener',
] as const

export type UnisatMethods = PinnedMethods<(typeof names)[number]>

/**
 * Creates the driver of a UniSat-like wallet, which has one function per action. Bitget and Binance have the same
 * interface, OKX a similar one.
 */
export function createUnisatDriver({ provider }: FoundWallet): WalletDriver {
  return createUnisatLike(provider, pinMethods(provider, names))
}

/** Reads the methods that OKX shares with UniSat. */
export function pinUnisatMethods(provider: object): UnisatMethods {
  return pinMethods(provider, names)
}

export function createUnisatLike(provider: object, methods: UnisatMethods): WalletDriver {
  const { call, has } = methods

  const readChain = async (): Promise<BitcoinChain | undefined> => {
    // `getNetwork` also returns "livenet" if another coin is active in the wallet.
    const name = has('getChain')
      ? readField(await call('getChain'), 'enum')
      : has('getNetwork')
        ? await call('getNetwork')
        : undefined
    if (name === undefined) return undefined
    return chainOfName(name) ?? badChain()
  }
  const readResponse = async (addresses: unknown): Promise<WalletResponse> => {
    const list = Array.isArray(addresses) ? addresses.slice(0, 1_000) : []
    if (list.length === 0) return { accounts: [] }
    const publicKey = has('getPublicKey') ? await call('getPublicKey').catch(() => undefined) : undefined
    return {
      accounts: list.map((address: unknown, index) => ({ address, ...(index === 0 ? { publicKey } : {}) })),
      chain: await readChain(),
    }
  }

  /**
   * Broadcasts a signed PSBT and returns the transaction id; `undefined` if the wallet fails to send, so that the
   * signature isn't lost.
   */
  const push = (psbt: unknown): Promise<unknown> =>
    call('pushPsbt', psbt).catch((error: unknown) => {
      if (isAppKitError(mapWalletError(error), 'USER_REJECTED')) throw error
      return undefined
    })

  return {
    provider,
    connect: async () => readResponse(await call('requestAccounts')),
    read: async () => (has('getAccounts') ? readResponse(await call('getAccounts')) : undefined),
    ...((has('switchChain') || has('switchNetwork')) && {
      async switchTo(chain) {
        if (has('switchChain')) await call('switchChain', chainNames[chain])
        else await call('switchNetwork', chain === 'mainnet' ? 'livenet' : chain)
        return undefined
      },
    }),
    ...(has('signMessage') && {
      signMessage: ({ message, protocol, actor }) => {
        const isTaproot = protocol === undefined && /^(bc|tb|bcrt)1p/.test(actor.address)
        return call('signMessage', message, protocol === 'bip322' || isTaproot ? 'bip322-simple' : 'ecdsa')
      },
    }),
    ...(has('signPsbt') && {
      broadcasts: has('pushPsbt'),
      async signPsbt({ psbt, inputs, broadcast }) {
        const options = { autoFinalized: broadcast, toSignInputs: inputs.map(writeInput) }
        const response = await call('signPsbt', toHex(psbt), options)
        return { psbt: parsePsbtResponse(response, response), ...(broadcast ? { txid: await push(response) } : {}) }
      },
    }),
    ...(has('sendBitcoin') && {
      async sendTransfer({ recipients }) {
        const [first] = recipients
        return call('sendBitcoin', first?.address, toExactNumber(first?.amount ?? 0n))
      },
    }),
    watch(onUpdate) {
      const look = () => onUpdate({})
      const events = ['accountsChanged', 'networkChanged', 'chainChanged']
      const leave = () => onUpdate({ hasLeft: true })
      for (const event of events) methods.apply('on', event, look)
      methods.apply('on', 'disconnect', leave)
      return () => {
        for (const event of events) methods.apply('removeListener', event, look)
        methods.apply('removeListener', 'disconnect', leave)
      }
    },
    ...(has('disconnect') && { disconnect: () => call('disconnect') }),
    isReplaced: methods.isReplaced,
  }
}

function writeInput({ address, index, sighashTypes }: InputToSign): object {
  return { index, address, ...(sighashTypes ? { sighashTypes } : {}) }
}

function badChain(): never {
  throw createError(errors.WALLET_BAD_CHAIN, { details: 'The wallet is on a network that is none of Bitcoin’s.' })
}
