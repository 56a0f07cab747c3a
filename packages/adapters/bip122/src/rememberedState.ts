import { json, listOf, objectOf, oneOf, optional, stringifyJson, text } from '@latchkey/common'
import { attempt } from './attempt.js'
import { bitcoinChains } from './bitcoinChain.js'
import type { Bip122Context } from './context.js'
import type { FaceAnswer } from './faces/face.js'
import type { SessionWallet } from './foundWallet.js'
import type { WalletState } from './walletState.js'

/** What was shared by a wallet that cannot be asked again without opening its window, over a reload of the page. */
export type RememberedState = {
  save(state: WalletState): void
  load(): FaceAnswer | undefined
  /** For when the visitor disconnects: no address stays behind (R70). */
  forget(): void
}

const short = text({ max: 200 })
const answer = json(
  objectOf({
    chain: oneOf(bitcoinChains),
    accounts: listOf(objectOf({ address: short, purpose: short, publicKey: optional(short), path: optional(short) }), {
      max: 100,
    }),
  }),
)

/** Makes the {@link RememberedState} of a wallet. A storage that is blocked or full remembers nothing. */
export function createRememberedState(
  { ports }: Pick<Bip122Context, 'ports'>,
  { id }: Pick<SessionWallet, 'id'>,
): RememberedState {
  const key = `@latchkey/bip122-addresses/${id}`
  return {
    save({ chain, addresses }) {
      attempt(() => ports.storage.setItem(key, stringifyJson({ chain, accounts: addresses })))
    },
    load() {
      const parsed = answer(attempt(() => ports.storage.getItem(key)))
      return parsed.ok ? parsed.value : undefined
    },
    forget() {
      attempt(() => ports.storage.removeItem(key))
    },
  }
}
