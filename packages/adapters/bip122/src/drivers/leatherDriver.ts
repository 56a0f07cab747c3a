import { createError, errors, isAppKitError, isObject, readField } from '@latchkey/common'
import { isSameAddress } from '../address/address.js'
import type { BitcoinChain } from '../network/bitcoinChain.js'
import { toHex } from '../parse/bytes.js'
import type { FoundWallet } from '../wallet/foundWallet.js'
import { parsePsbtResponse } from '../wallet/parsePsbtResponse.js'
import type { WalletDriver, WalletResponse } from '../wallet/walletDriver.js'
import { askJsonRpc } from './jsonRpc.js'
import { pinMethods } from './pinMethods.js'

/**
 * Leather's names of networks (`WalletDefaultNetworkConfigurationIds` in `@leather.io/models`). Every request names its
 * network.
 */
const networkNames: Readonly<Record<BitcoinChain, string>> = {
  mainnet: 'mainnet',
  testnet: 'testnet',
  testnet4: 'testnet4',
  signet: 'signet',
  regtest: 'devnet',
}

/**
 * Creates the driver of Leather: JSON-RPC, PSBTs in hex, amounts as text, messages by BIP-322. Every request for
 * addresses opens a window. `home` is the network to connect on if the page names none: the app's first.
 */
export function createLeatherDriver({ provider, methods }: FoundWallet, home: BitcoinChain | undefined): WalletDriver {
  const pinned = pinMethods(provider, ['request'])
  const request = (method: string, params: object) => askJsonRpc(pinned.call('request', method, params))
  const offers = (method: string) => methods === undefined || methods.length === 0 || methods.includes(method)
  const getAddresses = async (chain: BitcoinChain): Promise<WalletResponse> => {
    const result = await request('getAddresses', { network: networkNames[chain] }).catch((error: unknown) => {
      // Older versions know fewer networks. Don't ask for another one, whose addresses the app can't use.
      if (!isAppKitError(error, 'INVALID_PARAMS')) throw error
      throw createError(errors.CHAIN_NOT_SUPPORTED, { cause: error, details: `The wallet has no Bitcoin ${chain}.` })
    })
    return { accounts: readAccounts(readField(result, 'addresses')), chain }
  }

  return {
    provider,
    async connect(requested = home) {
      if (!requested)
        throw createError(errors.CAIP_NETWORK_UNDEFINED, { details: 'The app uses no network of Bitcoin.' })
      return getAddresses(requested)
    },
    read: async () => undefined,
    isNeverSilent: true,
    switchTo: getAddresses,
    ...(offers('signMessage') && {
      async signMessage({ actor, message, chain }) {
        const paymentType = actor.purpose === 'ordinal' || /^(bc|tb|bcrt)1p/.test(actor.address) ? 'p2tr' : 'p2wpkh'
        const result = await request('signMessage', { message, paymentType, network: networkNames[chain] })
        const signer = readField(result, 'address')
        if (typeof signer === 'string' && !isSameAddress(signer, actor.address))
          throw createError(errors.ACCOUNT_CHANGED)
        return readField(result, 'signature') ?? result
      },
    }),
    ...(offers('signPsbt') && {
      broadcasts: true,
      async signPsbt({ psbt, inputs, chain, broadcast }) {
        const sighashes = [...new Set(inputs.flatMap(({ sighashTypes = [] }) => sighashTypes))]
        const result = await request('signPsbt', {
          hex: toHex(psbt),
          signAtIndex: inputs.map(({ index }) => index),
          network: networkNames[chain],
          broadcast,
          ...(sighashes.length > 0 ? { allowedSighash: sighashes } : {}),
        })
        return { psbt: parsePsbtResponse(readField(result, 'hex'), result), txid: readField(result, 'txid') }
      },
    }),
    ...(offers('sendTransfer') && {
      paysMany: true,
      async sendTransfer({ recipients, chain }) {
        const paid = recipients.map(({ address, amount }) => ({ address, amount: String(amount) }))
        const result = await request('sendTransfer', { recipients: paid, network: networkNames[chain] })
        return readField(result, 'txid') ?? result
      },
    }),
    watch: () => () => undefined,
    isReplaced: pinned.isReplaced,
  }
}

/** Reads the Bitcoin addresses of a list that also contains Stacks addresses. */
function readAccounts(value: unknown): WalletResponse['accounts'] {
  if (!Array.isArray(value)) return []
  return value
    .slice(0, 1_000)
    .filter((account: unknown) => isObject(account) && [undefined, 'BTC'].includes(readSymbol(account)))
    .map((account: unknown) => ({
      address: readField(account, 'address'),
      publicKey: readField(account, 'publicKey'),
      path: readField(account, 'derivationPath'),
    }))
}

function readSymbol(account: unknown): string | undefined {
  const symbol = readField(account, 'symbol')
  return symbol === undefined ? undefined : String(symbol)
}
