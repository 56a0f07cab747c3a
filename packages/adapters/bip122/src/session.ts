import {
  type Bip122Actions,
  type BitcoinAddress,
  createEmitter,
  createSessionLife,
  type Network,
  type Session,
  silentAnswerMs,
  withDeadline,
} from '@latchkey/common'
import { switchNetwork } from './actions/switchNetwork.js'
import { appChains } from './appChains.js'
import { type BitcoinChain, toCaipNetworkId } from './bitcoinChain.js'
import type { Bip122Context } from './context.js'
import { createAccess } from './createAccess.js'
import { createActions } from './createActions.js'
import type { Face, FaceAnswer } from './faces/face.js'
import type { SessionWallet } from './foundWallet.js'
import { createRememberedState } from './rememberedState.js'
import { watchFace } from './sessionEvents.js'
import type { AskOptions } from './walletAccess.js'
import { readState, toAccounts, type WalletState } from './walletState.js'

/** Disconnecting never waits longer for the wallet (FI20). */
const revokeMs = 3_000

/** The session of a wallet that shared addresses. `isFromStorage` says that they were shared before a reload. */
export function openSession(
  context: Bip122Context,
  wallet: SessionWallet,
  face: Face,
  found: WalletState,
  isFromStorage = false,
): Session<'bip122'> {
  const { clock, logger } = context.ports
  const lists = createEmitter<readonly BitcoinAddress[]>((error) =>
    logger.error('A request could not be ended.', error),
  )
  let state = found
  let accounts = toAccounts(state)
  const remembered = face.isNeverSilent ? createRememberedState(context, wallet) : undefined
  remembered?.save(state)

  const life = createSessionLife({
    lifetime: context.lifetime,
    clock,
    logger,
    onEnd: () => {
      stopWatching()
      lists.clear()
    },
  })

  const apply = (next: WalletState) => {
    const before = state
    const listed = accounts
    state = next
    accounts = toAccounts(next)
    remembered?.save(next)
    // Also where only the networks changed that the page may choose among.
    if (next.chain !== before.chain || next.shared.join() !== before.shared.join())
      life.emit({ type: 'networkChanged', networkId: toCaipNetworkId(next.chain) })
    if (addressList(next) === addressList(before)) {
      accounts = listed
    } else {
      lists.emit(next.addresses)
      life.emit({ type: 'accountsChanged', accounts })
    }
    actions.update()
  }

  const onLeft = () => {
    remembered?.forget()
    life.end('wallet')
  }

  /** What the wallet shares now; without anything one on this page is locked, or took its permission back. */
  const onAnswer = (answer: FaceAnswer) => {
    const next = readState(answer, { wanted: state.chain, others: appChains(context) })
    if (next) return apply(next)
    lists.emit([])
    if (answer.accounts.length > 0) return
    if (wallet.type !== 'WALLET_CONNECT') return life.end('locked')
    onLeft()
    // It is not left with a connection that nobody uses.
    face.disconnect?.()?.catch(() => undefined)
  }

  let isConfirmed = !isFromStorage
  /** Asks a wallet that can't be asked silently, once: its account may have changed since the addresses were stored. */
  const confirm = async (signal: AbortSignal | undefined): Promise<FaceAnswer | undefined> => {
    if (isConfirmed) return undefined
    const answer = await access.ask((one) => one.connect(state.chain), { signal })
    isConfirmed = true
    onAnswer(answer)
    return answer
  }

  const access = createAccess({ context, wallet, face, life, lists, state: () => state, confirm, onEmpty: onAnswer })
  const actions = createActions(access, () => life.emit({ type: 'actionsChanged' }))
  const stopWatching = watchFace(face, clock, {
    onAnswer,
    onLeft,
    read: () => access.ask((one) => one.read(), { ms: silentAnswerMs }),
    onUnread: (error) => logger.debug('What the wallet told could not be read.', error),
  })

  return {
    namespace: 'bip122',
    connectorId: wallet.id,
    connectorType: wallet.type ?? 'ANNOUNCED',
    wallet: {
      name: wallet.name,
      ...(wallet.icon ? { icon: wallet.icon } : {}),
      identifier: wallet.identifier ?? wallet.id,
    },
    get provider() {
      return face.provider
    },
    get accounts() {
      return accounts
    },
    get networkId() {
      return toCaipNetworkId(state.chain)
    },
    get supportsAllNetworks() {
      return approved(face, state) === undefined
    },
    get approvedNetworkIds() {
      return (approved(face, state) ?? []).map(toCaipNetworkId)
    },
    get actions(): Bip122Actions {
      return actions.offered()
    },
    ...(face.switchTo && {
      switchNetwork: async (network: Network, options: AskOptions = {}) =>
        apply(await switchNetwork(access, state, network, options)),
    }),
    async refresh() {
      const answer = await access.ask((one) => one.read(), { ms: silentAnswerMs })
      if (answer) onAnswer(answer)
    },
    watch: life.watch,
    async disconnect() {
      if (life.ended.aborted) return
      life.end()
      remembered?.forget()
      try {
        await withDeadline(Promise.resolve(face.disconnect?.()), { clock, ms: revokeMs })
      } catch (error) {
        logger.debug('The wallet did not take its permission back.', error)
      }
    },
    detach: () => life.end(),
  }
}

/** The networks the page may ask for; `undefined` for any. */
function approved(face: Face, state: WalletState): readonly BitcoinChain[] | undefined {
  return face.isPageChoice ? state.shared : face.chains
}

function addressList({ addresses }: WalletState): string {
  return addresses.map(({ address, purpose, publicKey }) => `${purpose} ${address} ${publicKey}`).join()
}
