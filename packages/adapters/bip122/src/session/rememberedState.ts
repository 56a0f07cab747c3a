import { json, listOf, objectOf, oneOf, optional, storedValues, stringifyJson, text } from '@latchkey/common'
import type { Bip122Context } from '../context/context.js'
import { bitcoinChains } from '../network/bitcoinChain.js'
import type { SessionWallet } from '../wallet/foundWallet.js'
import type { WalletResponse } from '../wallet/walletDriver.js'
import type { WalletState } from '../wallet/walletState.js'

/** Stores the shared addresses of a wallet across reloads. For wallets whose every request opens a window. */
export type RememberedState = {
  save(state: WalletState): void
  load(): WalletResponse | undefined
  /** Deletes the addresses when the visitor disconnects. */
  forget(): void
}

const short = text({ max: 200 })
const response = json(
  objectOf({
    chain: oneOf(bitcoinChains),
    accounts: listOf(objectOf({ address: short, purpose: short, publicKey: optional(short), path: optional(short) }), {
      max: 100,
    }),
  }),
)

/** Creates the {@link RememberedState} of a wallet. */
export function createRememberedState(
  { ports }: Pick<Bip122Context, 'ports'>,
  { id }: Pick<SessionWallet, 'id'>,
): RememberedState {
  const key = storedValues.adapter.session.key(id)
  return {
    save({ chain, addresses }) {
      ports.storage.setItem(key, stringifyJson({ chain, accounts: addresses }))
    },
    load() {
      const parsed = response(ports.storage.getItem(key) ?? undefined)
      return parsed.ok ? parsed.value : undefined
    },
    forget() {
      ports.storage.removeItem(key)
    },
  }
}
