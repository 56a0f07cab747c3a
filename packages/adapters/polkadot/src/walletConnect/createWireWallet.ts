import {
  AppKitError,
  type CaipNetworkId,
  createEmitter,
  invalidParams,
  readField,
  type WalletConnectNews,
  type WalletConnectWire,
} from '@latchkey/common'
import { safeParseAddress } from '../address.js'
import type { PolkadotContext } from '../context.js'
import { bytesToHex, isByteHex } from '../hex.js'
import type { RemoteNews } from '../openWallet.js'
import { createWireProvider } from './createWireProvider.js'
import { type GrantedAccount, listAccounts, readGrant } from './readGrant.js'
import { readAccountsChanged, readChainChanged } from './readNews.js'
import { readMultiSignature, readSignature } from './readSignature.js'
import type { WireWallet } from './wireWallet.js'
import { writeMessage } from './writeMessage.js'

/** A wallet far away as one of the page: the same session and the same actions work with it. It begins on a network it approved. */
export function createWireWallet(
  { networks, ports: { logger } }: PolkadotContext,
  wire: WalletConnectWire,
  start: CaipNetworkId,
): WireWallet {
  const granted = () => readGrant(wire.granted())
  const lists = createEmitter<unknown>((error) => logger.error('A listener of a wallet provider threw.', error))
  let networkId = start
  /** Who the wallet put first. */
  let first: string | undefined
  const list = () => listAccounts(granted(), networkId, first)

  const wallet: WireWallet = {
    get injected() {
      return provider
    },
    getAccounts: async () => list(),
    subscribe: lists.watch,
    get signRaw() {
      return granted().methods.includes('polkadot_signMessage') ? signRaw : undefined
    },
    get signPayload() {
      return granted().methods.includes('polkadot_signTransaction') ? signPayload : undefined
    },
    remote: {
      info: wire.wallet,
      approved: () => granted().networkIds,
      goTo(next) {
        networkId = next
        return list()
      },
      noteSwitch: () => wire.noteSwitch?.(),
      watch: (listener) =>
        wire.watch((news) => {
          const told = read(news)
          listener(told)
          lists.emit(told.isEnded ? [] : list())
        }),
      leave: () => wire.leave(),
    },
  }
  const provider = createWireProvider(wallet, logger)
  return wallet

  function read(news: WalletConnectNews): RemoteNews {
    if (news.type === 'ended') return { isEnded: true }
    const grant = granted()
    if (news.type === 'event') {
      const next = news.name === 'chainChanged' ? readChainChanged(news, grant) : undefined
      if (news.name === 'accountsChanged') first = readAccountsChanged(news, grant) ?? first
      return { networkId: next }
    }
    const ids = [networkId, ...networks().map(({ caipNetworkId }) => caipNetworkId)]
    const next = ids.find((id) => grant.networkIds.includes(id))
    if (next && grant.accounts.length > 0) return { networkId: next, isOther: true }
    // Nothing the app can use is left of this namespace, whatever the wallet still shares of others.
    wire.leave().catch(() => undefined)
    return { isEnded: true }
  }

  async function signRaw(request: object, signal?: AbortSignal): Promise<unknown> {
    if (readField(request, 'type') === 'payload')
      throw new AppKitError('METHOD_NOT_SUPPORTED', {
        details: 'Over WalletConnect a wallet signs messages and whole transactions, not the bytes of one.',
      })
    const { address } = accountOf(request)
    const data = readField(request, 'data')
    if (typeof data !== 'string') throw invalidParams('data', 'must be a text, or bytes in hexadecimal form')
    const params = { address, message: writeMessage(data) }
    const answer = await wire.request({ method: 'polkadot_signMessage', params, networkId, signal })
    return { id: idOf(answer), signature: readSignature(answer) }
  }

  /** The network is the payload's, so that what is signed for one is never asked of another. */
  async function signPayload(payload: object, signal?: AbortSignal): Promise<unknown> {
    const genesisHash = readField(payload, 'genesisHash')
    if (!isByteHex(genesisHash, 32)) throw invalidParams('genesisHash', 'must be 32 bytes in hexadecimal form')
    const id: CaipNetworkId = `polkadot:${genesisHash.slice(2, 34).toLowerCase()}`
    const { address } = accountOf(payload, id)
    const params = { address, transactionPayload: { ...payload, address } }
    const answer = await wire.request({ method: 'polkadot_signTransaction', params, networkId: id, signal })
    const signedTransaction = readField(answer, 'signedTransaction')
    return {
      id: idOf(answer),
      signature: readMultiSignature(answer),
      ...(typeof signedTransaction === 'string' ? { signedTransaction } : {}),
    }
  }

  /** The account of a request, as the wallet writes it on the network. Apps may call the wallet's object themselves. */
  function accountOf(request: object, on: CaipNetworkId = networkId): GrantedAccount {
    const parsed = safeParseAddress(readField(request, 'address'))
    const id = parsed.ok ? bytesToHex(parsed.value.accountId) : undefined
    const account = listAccounts(granted(), on, undefined).find((one) => one.id === id)
    if (!account) throw invalidParams('address', 'is of no account that the wallet shares')
    return account
  }
}

function idOf(answer: unknown): number {
  const id = readField(answer, 'id')
  return typeof id === 'number' ? id : 0
}
