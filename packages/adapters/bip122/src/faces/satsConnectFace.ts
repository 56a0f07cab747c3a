import { AppKitError, isAppKitError, isObject, readField } from '@latchkey/common'
import { type BitcoinChain, chainOfName } from '../bitcoinChain.js'
import { fromBase64, toBase64 } from '../bytes.js'
import type { FoundWallet } from '../foundWallet.js'
import { toExactNumber } from '../units.js'
import type { Face, FaceAnswer, FaceNews } from './face.js'
import { askJsonRpc } from './jsonRpc.js'
import { pinMethods } from './pinMethods.js'

/** The names sats-connect has for networks. */
const networkNames: Readonly<Record<BitcoinChain, string>> = {
  mainnet: 'Mainnet',
  testnet: 'Testnet',
  testnet4: 'Testnet4',
  signet: 'Signet',
  regtest: 'Regtest',
}

/** The addresses that are asked for. */
const addresses = ['payment', 'ordinals']

/** A wallet that is spoken to as Xverse is: `request(method, params)`, with errors inside the answer. */
export function createSatsConnectFace({ provider, methods }: FoundWallet): Face {
  const pinned = pinMethods(provider, ['request', 'addListener'])
  const request = (method: string, params?: unknown) => askJsonRpc(pinned.call('request', method, params))
  /** What the wallet lists counts; one that lists nothing is asked, and may answer that it does not know the method. */
  const offers = (method: string) => methods === undefined || methods.length === 0 || methods.includes(method)

  const readAnswer = (result: unknown): FaceAnswer => {
    const accounts = readField(result, 'addresses') ?? result
    const name = readField(readField(readField(result, 'network'), 'bitcoin'), 'name')
    if (name !== undefined && !chainOfName(name)) throw unknownNetwork()
    return { accounts: readAccounts(accounts), chain: chainOfName(name) }
  }

  const read = async (): Promise<FaceAnswer | undefined> => {
    try {
      return readAnswer(await request('wallet_getAccount'))
    } catch (error) {
      if (isAppKitError(error, 'METHOD_NOT_SUPPORTED')) return undefined
      if (isAppKitError(error, 'NOT_CONNECTED')) return { accounts: [] }
      throw error
    }
  }

  return {
    provider,
    async connect(wanted, isRequired) {
      // The wallet switches to the network that it is given.
      const network = wanted && isRequired ? { network: networkNames[wanted] } : undefined
      try {
        return readAnswer(await request('wallet_connect', { addresses, ...network }))
      } catch (error) {
        // Older wallets know neither the method nor the network; they reject before they ask the visitor.
        if (isAppKitError(error, 'INVALID_PARAMS') && network)
          return readAnswer(await request('wallet_connect', { addresses }))
        if (!isAppKitError(error, 'METHOD_NOT_SUPPORTED')) throw error
        return readAnswer(await request('getAddresses', { purposes: addresses }))
      }
    },
    read,
    async switchTo(chain) {
      await request('wallet_changeNetwork', { name: networkNames[chain] })
      return (await read()) ?? readAnswer(await request('getAddresses', { purposes: addresses }))
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
        if (typeof signer === 'string' && signer !== address) throw new AppKitError('ACCOUNT_CHANGED')
        return readField(result, 'signature')
      },
    }),
    ...(offers('signPsbt') && {
      broadcasts: true,
      async signPsbt({ psbt, inputs, broadcast }) {
        const signInputs: Record<string, number[]> = {}
        for (const { address, index } of inputs) signInputs[address] = [...(signInputs[address] ?? []), index]
        const result = await request('signPsbt', { psbt: toBase64(psbt), signInputs, broadcast })
        const signed = fromBase64(readField(result, 'psbt'))
        if (!signed) throw new AppKitError('WALLET_BAD_RESULT')
        return { psbt: signed, txid: readField(result, 'txid') }
      },
    }),
    ...(offers('sendTransfer') && {
      paysMany: true,
      async sendTransfer({ recipients }) {
        const paid = recipients.map(({ address, amount }) => ({ address, amount: toExactNumber(amount) }))
        return readField(await request('sendTransfer', { recipients: paid }), 'txid')
      },
    }),
    watch(onNews) {
      const listen = (eventName: string, cb: (event: unknown) => void) => pinned.apply('addListener', { eventName, cb })
      const undos = [
        listen('accountChange', (event) => onNews(newsOf(event))),
        listen('networkChange', () => onNews({})),
        listen('disconnect', () => onNews({ hasLeft: true })),
      ]
      return () => {
        for (const undo of undos) if (typeof undo === 'function') undo()
      }
    },
    disconnect: () => request('wallet_disconnect'),
    isReplaced: pinned.isReplaced,
  }
}

/** The event may carry the new addresses, for wallets that cannot be asked silently. */
function newsOf(event: unknown): FaceNews {
  const accounts = readAccounts(readField(event, 'addresses'))
  return accounts.length > 0 ? { answer: { accounts } } : {}
}

function readAccounts(value: unknown): FaceAnswer['accounts'] {
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
  return new AppKitError('WALLET_BAD_CHAIN', { details: 'The wallet is on a network that is none of Bitcoin’s.' })
}
