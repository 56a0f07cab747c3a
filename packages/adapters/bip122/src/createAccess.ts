import {
  AppKitError,
  type BitcoinAddress,
  caseError,
  type Emitter,
  invalidParams,
  type SessionLife,
  serviceError,
} from '@latchkey/common'
import { parseAddress } from './address.js'
import { type BitcoinChain, chainOfNetwork } from './bitcoinChain.js'
import type { Bip122Context } from './context.js'
import { mapWalletError } from './errors.js'
import type { Face, FaceAnswer } from './faces/face.js'
import type { SessionWallet } from './foundWallet.js'
import type { Actor, WalletAccess } from './walletAccess.js'
import { readState, type WalletState } from './walletState.js'

type AccessParts = {
  readonly context: Bip122Context
  readonly wallet: SessionWallet
  readonly face: Face
  readonly life: SessionLife
  /** The addresses of the session whenever they change; none when the wallet shares none any more. */
  readonly lists: Pick<Emitter<readonly BitcoinAddress[]>, 'watch'>
  state(): WalletState
  /** Asks for addresses that come from storage with the wallet's window; `undefined` where that isn't needed. */
  confirm(signal: AbortSignal | undefined): Promise<FaceAnswer | undefined>
  /** Called with an answer without any account: the session ends. */
  onEmpty(answer: FaceAnswer): void
}

/** Makes what the actions of a session work with. */
export function createAccess({
  context,
  wallet,
  face,
  life,
  lists,
  state,
  confirm,
  onEmpty,
}: AccessParts): WalletAccess {
  let isWarned = false

  const warnOfReplacement = () => {
    if (isWarned || !isReplaced(wallet, face)) return
    isWarned = true
    life.emit({
      type: 'warning',
      reason: 'The page replaced the wallet that is connected. The one that was connected stays in use.',
    })
  }

  const access: WalletAccess = {
    context,
    face,
    missing: new Set(),
    ask(work, options) {
      warnOfReplacement()
      return life.run(async () => {
        try {
          return await work(face)
        } catch (error) {
          throw mapWalletError(error)
        }
      }, options)
    },
    chain: () => state().chain,
    network() {
      const { chain } = state()
      const network = context.networks().find((one) => chainOfNetwork(one) === chain)
      if (network) return network
      throw caseError('NETWORK_NOT_FOUND', 'CAIP_NETWORK_NOT_FOUND', {
        details: `No network of the app is Bitcoin ${chain}.`,
      })
    },
    addresses: () => state().addresses,
    actor(address) {
      const { chain, addresses } = state()
      const wanted = address === undefined ? undefined : parseAddress(address, chain, 'address').address
      const actor = addresses.find((one) => wanted === undefined || one.address === wanted)
      if (!actor) throw invalidParams('address', 'is none the wallet shares')
      return { ...actor, isNamed: address !== undefined }
    },
    async assertUnchanged(actor, { signal } = {}) {
      const { chain } = state()
      // No timeout: a signature or payment was requested, and the wallet may open its window for its accounts first.
      const told = await access.ask((one) => one.read(), { signal })
      const answer = told ?? (await confirm(signal))
      if (!answer) return
      if (answer.accounts.length === 0) {
        onEmpty(answer)
        throw accessWithdrawn()
      }
      const now = readState(answer, { wanted: chain, others: [] })
      if (now && now.chain !== chain) throw wrongNetwork(chain, now.chain)
      if (!now || !isStillActor(actor, now.addresses)) throw new AppKitError('ACCOUNT_CHANGED')
    },
    async whileActing(actor, promise) {
      let stop: () => void = () => undefined
      const changed = new Promise<never>((_, reject) => {
        stop = lists.watch((addresses) => {
          if (!isStillActor(actor, addresses)) reject(new AppKitError('ACCOUNT_CHANGED'))
        })
      })
      return Promise.race([promise, changed]).finally(stop)
    },
  }
  return access
}

function isStillActor({ address, isNamed }: Actor, addresses: readonly BitcoinAddress[]): boolean {
  return isNamed ? addresses.some((one) => one.address === address) : addresses[0]?.address === address
}

/** A wallet that is gone is not replaced: that is told by what it answers. */
function isReplaced(wallet: SessionWallet, face: Face): boolean {
  const current = wallet.current?.()
  return face.isReplaced() || (current !== undefined && current !== wallet.provider)
}

/** Some wallets withdraw access without an event, and answer with no account from then on. */
function accessWithdrawn(): AppKitError {
  return serviceError('WALLET_SESSION_ENDED', {
    details: 'The wallet shares no account with this page any more, or it is locked. Nothing was sent.',
  })
}

function wrongNetwork(wanted: BitcoinChain, actual: BitcoinChain): AppKitError {
  return new AppKitError('WRONG_NETWORK', {
    details: `Wanted ${wanted}, the wallet is on ${actual}. Nothing was sent.`,
  })
}
