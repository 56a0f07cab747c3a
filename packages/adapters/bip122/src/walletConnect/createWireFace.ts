import { AppKitError, type CaipNetworkId, readField, type WalletConnectWire } from '@latchkey/common'
import { type BitcoinChain, chainOfReference, toCaipNetworkId } from '../bitcoinChain.js'
import { fromBase64, toBase64 } from '../bytes.js'
import type { Face, FaceAnswer, FaceNews } from '../faces/face.js'
import { createToldAddresses } from './createToldAddresses.js'
import { joinAccounts } from './joinAccounts.js'
import { readGranted } from './readGranted.js'
import { readSignature } from './readSignature.js'
import { readTold } from './readTold.js'

/** A {@link Face} of a wallet at the other end of a wire. */
export type WireFace = Face & {
  /** The network that requests of apps, by the provider, are for. */
  use(chain: BitcoinChain): void
  /** Takes over what was shared before the page was reloaded, if it is of the same account; answers whether it is. */
  recall(earlier: FaceAnswer): boolean
}

/**
 * The face of a wallet reached through WalletConnect. Addresses and networks are those of the grant, so that the wallet is not opened
 * for them; each request names its network, and what was not granted is absent. `isUsable` says whether there is a valid address left.
 */
export function createWireFace(wire: WalletConnectWire, isUsable: (answer: FaceAnswer) => boolean): WireFace {
  const told = createToldAddresses()
  const listeners = new Set<(news: FaceNews) => void>()
  let inUse: BitcoinChain = 'mainnet'
  let leaving: Promise<void> | undefined

  const leave = () => {
    leaving ??= wire.leave()
    return leaving
  }
  const granted = () => readGranted(wire.granted())
  const shared = (): FaceAnswer => ({ accounts: joinAccounts(granted(), told.of) })
  const offered = <T>(method: string, work: T): T | undefined =>
    wire.granted().methods.includes(method) ? work : undefined
  const tell = (news: FaceNews) => {
    for (const listener of [...listeners]) listener(news)
  }
  const learn = (value: unknown, chain: BitcoinChain) => {
    if (told.learn(readTold(value, chain), chain, granted().get(chain))) tell({})
  }
  const request = async (
    chain: BitcoinChain,
    method: string,
    params: object,
    signal: AbortSignal | undefined,
  ): Promise<unknown> => {
    const account = granted().get(chain)?.[0]
    if (account === undefined) throw notApproved(toCaipNetworkId(chain))
    return wire.request({ method, params: { account, ...params }, networkId: toCaipNetworkId(chain), signal })
  }

  const askAddresses = async (chain: BitcoinChain, signal?: AbortSignal): Promise<FaceAnswer> => {
    const answer = await request(chain, 'getAccountAddresses', {}, signal)
    if (!Array.isArray(answer)) throw new AppKitError('WALLET_BAD_RESULT')
    learn(answer, chain)
    return { accounts: readTold(answer, chain) }
  }
  const signMessage: Face['signMessage'] = async ({ actor: { address }, message, protocol, chain, signal }) => {
    const answer = await request(chain, 'signMessage', { message, address, ...(protocol ? { protocol } : {}) }, signal)
    const signer = readField(answer, 'address')
    if (typeof signer === 'string' && signer !== address) throw new AppKitError('ACCOUNT_CHANGED')
    return readSignature(readField(answer, 'signature'))
  }
  const signPsbt: Face['signPsbt'] = async ({ psbt, inputs, chain, broadcast, signal }) => {
    const signInputs = inputs.map(({ address, index, sighashTypes }) => ({
      address,
      index,
      ...(sighashTypes ? { sighashTypes } : {}),
    }))
    const answer = await request(chain, 'signPsbt', { psbt: toBase64(psbt), signInputs, broadcast }, signal)
    const signed = fromBase64(readField(answer, 'psbt'))
    if (!signed) throw new AppKitError('WALLET_BAD_RESULT')
    return { psbt: signed, txid: readField(answer, 'txid') }
  }
  const sendTransfer: Face['sendTransfer'] = async ({ recipients: [recipient], chain, signal }) => {
    const params = { recipientAddress: recipient?.address, amount: String(recipient?.amount) }
    return readField(await request(chain, 'sendTransfer', params, signal), 'txid')
  }

  return {
    provider: {
      /** Asks the wallet; without `networkId` on the network in use. */
      request: (
        { method, params }: { readonly method: string; readonly params?: unknown },
        networkId: CaipNetworkId = toCaipNetworkId(inUse),
      ) => wire.request({ method, params: params ?? {}, networkId }),
    },
    isPageChoice: true,
    isNeverSilent: true,
    broadcasts: true,
    use(chain) {
      inUse = chain
    },
    recall: ({ accounts, chain }) => chain !== undefined && told.learn(accounts, chain, granted().get(chain)),
    connect: async () => shared(),
    read: async () => shared(),
    async switchTo(chain) {
      if (!granted().has(chain)) throw notApproved(toCaipNetworkId(chain))
      inUse = chain
      // What it tells is taken over whenever it comes; the network is in use at once.
      if (told.of(chain).length === 0) offered('getAccountAddresses', askAddresses)?.(chain).catch(() => undefined)
      return shared()
    },
    get askAddresses() {
      return offered('getAccountAddresses', askAddresses)
    },
    get signMessage() {
      return offered('signMessage', signMessage)
    },
    get signPsbt() {
      return offered('signPsbt', signPsbt)
    },
    get sendTransfer() {
      return offered('sendTransfer', sendTransfer)
    },
    watch(onNews) {
      let isOver = false
      listeners.add(onNews)
      const stop = wire.watch((news) => {
        if (isOver) return
        if (news.type === 'event') {
          const chain = news.name === 'bip122_addressesChanged' ? chainOfReference(news.networkId) : undefined
          if (chain) learn(news.data, chain)
          return
        }
        isOver = news.type === 'ended' || !isUsable(shared())
        if (isOver) {
          listeners.delete(onNews)
          if (news.type === 'ended') leaving = Promise.resolve()
          // Nothing is left of this namespace, whatever the wallet still shares of others.
          else leave().catch(() => undefined)
        }
        onNews({ hasLeft: isOver })
      })
      return () => {
        listeners.delete(onNews)
        stop()
      }
    },
    disconnect: leave,
    isReplaced: () => false,
  }
}

function notApproved(networkId: CaipNetworkId): AppKitError {
  return new AppKitError('WRONG_NETWORK', {
    details: `The wallet did not approve ${networkId} for this page. Connect again to ask for it.`,
  })
}
