import { type AppKitError, createError, errors, isAppKitError, isObject, readField } from '@latchkey/common'
import { isSameAddress } from '../address/address.js'
import { type BitcoinChain, chainOfName } from '../network/bitcoinChain.js'
import { toExactNumber } from '../network/units.js'
import { toBase64 } from '../parse/bytes.js'
import type { FoundWallet } from '../wallet/foundWallet.js'
import { parsePsbtResponse } from '../wallet/parsePsbtResponse.js'
import type { WalletDriver, WalletResponse, WalletUpdate } from '../wallet/walletDriver.js'
import { askJsonRpc } from './jsonRpc.js'
import { pinMethods } from './pinMethods.js'

/** The network names of sats-connect. */
const networkNames: Readonly<Record<BitcoinChain, string>> = {
  mainnet: 'Mainnet',
  testnet: 'Testnet',
  testnet4: 'Testnet4',
  signet: 'Signet',
  regtest: 'Regtest',
}

/** The purposes of the requested addresses. */
const addresses = ['payment', 'ordinals']

/** Creates the driver of an Xverse-like wallet: `request(method, params)`, with errors inside the response. */
export function createSatsConnectDriver({ provider, methods }: FoundWallet): WalletDriver {
  const pinned = pinMethods(provider, ['request', 'addListener'])
  const request = (method: string, params?: unknown) => askJsonRpc(pinned.call('request', method, params))
  /**
   * Whether the wallet's method list contains a method. Without a list, every method counts as supported until the
   * wallet rejects it.
   */
  const offers = (method: string) => methods === undefined || methods.length === 0 || methods.includes(method)

  const readResponse = (result: unknown): WalletResponse => {
    const accounts = readField(result, 'addresses') ?? result
    const name = readField(readField(readField(result, 'network'), 'bitcoin'), 'name')
    if (name !== undefined && !chainOfName(name)) throw unknownNetwork()
    return { accounts: readAccounts(accounts), chain: chainOfName(name) }
  }

  const read = async (): Promise<WalletResponse | undefined> => {
    try {
      return readResponse(await request('wallet_getAccount'))
    } catch (error) {
      if (isAppKitError(error, 'METHOD_NOT_SUPPORTED')) return undefined
      if (isAppKitError(error, 'NOT_CONNECTED')) return { accounts: [] }
      throw error
    }
  }

  return {
    provider,
    async connect(requested, isRequired) {
      // The wallet switches to the network in the request.
      const network = requested && isRequired ? { network: networkNames[requested] } : undefined
      try {
        return readResponse(await request('wallet_connect', { addresses, ...network }))
      } catch (error) {
        // Older wallets support neither the method nor the network. They reject without a prompt.
        if (isAppKitError(error, 'INVALID_PARAMS') && network)
          return readResponse(await request('wallet_connect', { addresses }))
        if (!isAppKitError(error, 'METHOD_NOT_SUPPORTED')) throw error
        return readResponse(await request('getAddresses', { purposes: addresses }))
      }
    },
    read,
    async switchTo(chain) {
      await request('wallet_changeNetwork', { name: networkNames[chain] })
      return (await read()) ?? readResponse(await request('getAddresses', { purposes: addresses }))
    },
    ...(offers('signMessage') && {
      async signMessage({ actor, message, protocol }) {
        const { address } = actor
        const result = await request('signMessage', {
          address,
          message,
          ...(protocol ? { protocol: protocol === 'ecdsa' ? 'ECDSA' : 'BIP322' } : {}),
        })
        const signer = readField(result, 'address')
        if (typeof signer === 'string' && !isSameAddress(signer, address)) throw createError(errors.ACCOUNT_CHANGED)
        return readField(result, 'signature') ?? result
      },
    }),
    ...(offers('signPsbt') && {
      broadcasts: true,
      async signPsbt({ psbt, inputs, broadcast }) {
        const signInputs: Record<string, number[]> = {}
        for (const { address, index } of inputs) signInputs[address] = [...(signInputs[address] ?? []), index]
        const result = await request('signPsbt', { psbt: toBase64(psbt), signInputs, broadcast })
        return { psbt: parsePsbtResponse(readField(result, 'psbt'), result), txid: readField(result, 'txid') }
      },
    }),
    ...(offers('sendTransfer') && {
      paysMany: true,
      async sendTransfer({ recipients }) {
        const paid = recipients.map(({ address, amount }) => ({ address, amount: toExactNumber(amount) }))
        const result = await request('sendTransfer', { recipients: paid })
        return readField(result, 'txid') ?? result
      },
    }),
    watch(onUpdate) {
      const listen = (eventName: string, cb: (event: unknown) => void) => pinned.apply('addListener', { eventName, cb })
      const undos = [
        listen('accountChange', (event) => onUpdate(newsOf(event))),
        listen('networkChange', () => onUpdate({})),
        listen('disconnect', () => onUpdate({ hasLeft: true })),
      ]
      return () => {
        for (const undo of undos) if (typeof undo === 'function') undo()
      }
    },
    disconnect: () => request('wallet_disconnect'),
    isReplaced: pinned.isReplaced,
  }
}

/** Reads an event. It may contain the new addresses, for wallets that prompt when addresses are requested. */
function newsOf(event: unknown): WalletUpdate {
  const accounts = readAccounts(readField(event, 'addresses'))
  return accounts.length > 0 ? { response: { accounts } } : {}
}

function readAccounts(value: unknown): WalletResponse['accounts'] {
  if (!Array.isArray(value)) return []
  return value
    .slice(0, 1_000)
    .filter(isObject)
    .map((account) => ({
      address: readField(account, 'address'),
      publicKey: readField(account, 'publicKey'),
      purpose: readField(account, 'purpose'),
    }))
}

function unknownNetwork(): AppKitError {
  return createError(errors.WALLET_BAD_CHAIN, { details: 'The wallet is on a network that is none of Bitcoin’s.' })
}
