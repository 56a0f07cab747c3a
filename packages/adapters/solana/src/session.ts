import {
  type Account,
  AppKitError,
  type CaipNetworkId,
  caseError,
  createEmitter,
  createSessionLife,
  invalidParams,
  readField,
  type Session,
  serviceError,
  withDeadline,
} from '@latchkey/common'
import { isEmptyList, readAccounts, type SharedAccount, toAccount } from './accounts.js'
import { parseAddress } from './address.js'
import { askConnect } from './askConnect.js'
import { chainOf, networksOf } from './chains.js'
import type { SolanaContext } from './context.js'
import { createActions } from './createActions.js'
import { mapWalletError } from './errors.js'
import type { OpenWallet } from './openWallet.js'
import { type WalletNews, watchWallet } from './sessionEvents.js'
import type { Actor, WalletAccess } from './walletAccess.js'
import type { WalletSource } from './walletSource.js'

/** Disconnecting never waits longer for the wallet (FI20). */
const revokeMs = 3_000

/** The session of a wallet that shared accounts. The network is the page's: each request names its own. */
export function openSession(
  context: SolanaContext,
  source: WalletSource,
  wallet: OpenWallet,
  found: { readonly accounts: readonly SharedAccount[]; readonly networkId: CaipNetworkId },
): Session<'solana'> {
  const { clock, logger } = context.ports
  const lists = createEmitter<readonly SharedAccount[]>((error) =>
    logger.error('A wallet request could not be ended.', error),
  )
  let shared = found.accounts
  let accounts: readonly Account[] = shared.map(toAccount)
  let { networkId } = found
  let isWarned = false
  let stopWatching: () => void = () => undefined
  const life = createSessionLife({
    lifetime: context.lifetime,
    clock,
    logger,
    onEnd() {
      stopWatching()
      lists.clear()
    },
  })
  if (!life.ended.aborted) stopWatching = watchWallet(wallet, clock, onNews)

  function onNews(news: WalletNews): void {
    if (news.isEnded) return life.end('wallet')
    if (news.isOther) wallet.reread()
    if (news.networkId) moveTo(news.networkId)
    // Meanwhile the page may have gone to another network, where others come first.
    if (news.accounts) takeAccounts(wallet.goTo ? readAccounts(wallet.accounts()) : news.accounts)
    if (!life.ended.aborted) actions.update()
  }

  function takeAccounts(next: readonly SharedAccount[]): void {
    const before = namesOf(accounts)
    lists.emit(next)
    // On this page locked and disconnected look the same; either way the connection may come back.
    if (next.length === 0) return wallet.goTo ? leave() : life.end('locked')
    shared = next
    const told = next.map(toAccount)
    if (namesOf(told) === before) return
    accounts = told
    life.emit({ type: 'accountsChanged', accounts })
  }

  /** A wallet far away shares nothing any more: it is not left with a connection that nobody uses. */
  function leave(): void {
    if (life.ended.aborted) return
    life.end('wallet')
    wallet.call('standard:disconnect').catch(() => undefined)
  }

  function moveTo(next: CaipNetworkId): void {
    if (next === networkId) return
    networkId = next
    life.emit({ type: 'networkChanged', networkId })
    if (wallet.goTo) takeAccounts(readAccounts(wallet.goTo(next)))
  }

  function warnIfReplaced(): void {
    if (isWarned || !wallet.isReplaced()) return
    isWarned = true
    const reason = 'The page replaced functions of the wallet that is connected. Those it had then stay in use.'
    life.emit({ type: 'warning', reason })
  }

  /** The wallet's own object for an account, as it is now: some compare it with what they have. */
  function handleOf({ account, isNamed }: Actor): unknown {
    const listed = wallet.accounts()
    const now = readAccounts(listed)
    if (now.length === 0 && !isEmptyList(listed)) return account.handle
    const same = now.find(({ address }) => address === account.address)
    if (!same || (!isNamed && now[0] !== same)) throw new AppKitError('ACCOUNT_CHANGED')
    return same.handle
  }

  /** Some wallets withdraw access without an event. Their list of accounts is empty from then on. */
  function assertAccess(): void {
    if (life.ended.aborted || !isEmptyList(wallet.accounts())) return
    takeAccounts([])
    throw serviceError('WALLET_SESSION_ENDED', {
      details: 'The wallet shares no account with this page any more, or it is locked. Nothing was sent.',
    })
  }

  const access: WalletAccess = {
    context,
    has: wallet.has,
    versions: wallet.versions,
    async askFor(actor, feature, inputs) {
      warnIfReplaced()
      assertAccess()
      let stop: () => void = () => undefined
      const changed = new Promise<never>((_, reject) => {
        stop = lists.watch((next) => {
          if (!isStillActor(actor, next)) reject(new AppKitError('ACCOUNT_CHANGED'))
        })
      })
      const ask = async () => {
        const account = handleOf(actor)
        try {
          return await wallet.call(
            feature,
            inputs.map((input) => ({ ...input, account })),
            actor.signal,
          )
        } catch (error) {
          throw mapWalletError(error)
        }
      }
      return Promise.race([life.run(ask, { signal: actor.signal }), changed]).finally(stop)
    },
    async askAccounts(signal) {
      const answer = await life.run(() => askConnect(context, wallet, signal), { signal })
      const next = readAccounts(readField(answer, 'accounts'))
      if (next.length === 0) throw new AppKitError('WALLET_NO_ACCOUNT')
      takeAccounts(next)
      return next
    },
    actor({ address, signal }) {
      const wanted = address === undefined ? shared[0]?.address : parseAddress(address, 'address').address
      const account = shared.find((one) => one.address === wanted)
      if (!account) throw invalidParams('address', 'is none that the wallet shares')
      return { account, isNamed: address !== undefined, signal }
    },
    accounts: () => shared,
    network() {
      const network = context.networks().find(({ caipNetworkId }) => caipNetworkId === networkId)
      if (!network)
        throw caseError('NETWORK_NOT_FOUND', 'CAIP_NETWORK_NOT_FOUND', {
          details: `The app does not use ${networkId}.`,
        })
      const chain = chainOf(network, wallet.chains())
      if (!chain) throw notSupported(wallet, network.name)
      return { network, chain }
    },
  }
  const actions = createActions(access, () => life.emit({ type: 'actionsChanged' }))

  return {
    namespace: 'solana',
    connectorId: source.id,
    connectorType: source.type ?? 'ANNOUNCED',
    wallet: source.info ?? { name: source.name, ...(source.icon ? { icon: source.icon } : {}), identifier: source.id },
    provider: wallet.provider,
    get accounts() {
      return accounts
    },
    get networkId() {
      return networkId
    },
    supportsAllNetworks: false,
    get approvedNetworkIds() {
      return networksOf(wallet.chains(), context.networks())
    },
    get actions() {
      return actions.offered()
    },
    async switchNetwork(network, options = {}) {
      await life.run(() => undefined, options)
      if (!chainOf(network, wallet.chains())) throw notSupported(wallet, network.name)
      wallet.noteSwitch?.()
      moveTo(network.caipNetworkId)
    },
    async refresh() {
      const listed = wallet.accounts()
      const now = readAccounts(listed)
      if (now.length > 0 || isEmptyList(listed)) onNews({ accounts: now })
    },
    watch: life.watch,
    async disconnect() {
      if (life.ended.aborted) return
      life.end()
      if (!wallet.has('standard:disconnect')) return
      try {
        await withDeadline(wallet.call('standard:disconnect'), { clock, ms: revokeMs })
      } catch (error) {
        logger.debug('The wallet did not take its permission back.', error)
      }
    },
    detach: () => life.end(),
  }
}

function isStillActor({ account, isNamed }: Actor, accounts: readonly SharedAccount[]): boolean {
  return isNamed
    ? accounts.some(({ address }) => address === account.address)
    : accounts[0]?.address === account.address
}

function namesOf(accounts: readonly Account[]): string {
  return JSON.stringify(accounts.map(({ address, name }) => [address, name]))
}

function notSupported(wallet: OpenWallet, name: string): AppKitError {
  return wallet.goTo
    ? new AppKitError('WRONG_NETWORK', { details: `The wallet did not approve ${name} for this connection.` })
    : new AppKitError('CHAIN_NOT_SUPPORTED', { details: `The wallet does not list ${name} among its networks.` })
}
