import {
  abortReason,
  type ConnectRequest,
  type Session,
  type WalletConnectWire,
  walletConnectId,
  withDeadline,
} from '@latchkey/common'
import { appChains } from '../appChains.js'
import { chainOfNetwork } from '../bitcoinChain.js'
import type { Bip122Context } from '../context.js'
import type { createRememberedState } from '../rememberedState.js'
import type { openSession } from '../session.js'
import type { parseState, readState } from '../walletState.js'
import { createWireFace } from './createWireFace.js'

/** What comes later is taken over then; a phone that is asleep does not hold up connecting. */
const addressesMs = 1_500

/** What a session takes that every connection has loaded. */
export type WireSessionParts = {
  readonly openSession: typeof openSession
  readonly parseState: typeof parseState
  readonly readState: typeof readState
  readonly createRememberedState: typeof createRememberedState
}

/**
 * The session of a wallet at the other end of a wire, the same as that of a wallet on the page. Where nothing is known of its
 * addresses from before, the wallet is asked for their purposes and keys; it may take its time, and tell them later.
 */
export async function openWireSession(
  context: Bip122Context,
  { openSession, parseState, readState, createRememberedState }: WireSessionParts,
  wire: WalletConnectWire,
  { network, signal }: ConnectRequest = {},
): Promise<Session<'bip122'>> {
  const assertWanted = () => {
    for (const ended of [context.lifetime, signal]) if (ended?.aborted) throw abortReason(ended)
  }
  assertWanted()
  const { name, icon, identifier } = wire.wallet
  const wallet = { id: walletConnectId, type: 'WALLET_CONNECT', name, icon, identifier, provider: wire } as const
  const face = createWireFace(wire, (answer) => readState(answer, { others: [] }) !== undefined)
  const read = async () =>
    parseState(await face.connect(undefined), { wanted: chainOfNetwork(network), others: appChains(context) })
  const { chain } = await read()
  face.use(chain)

  const earlier = createRememberedState(context, wallet).load()
  const isKnown = earlier !== undefined && face.recall(earlier) && earlier.chain === chain
  if (!isKnown && face.askAddresses) {
    try {
      const { clock } = context.ports
      const answer = withDeadline(face.askAddresses(chain, signal), { clock, ms: addressesMs, signal })
      await withDeadline(answer, { signal: context.lifetime })
    } catch (error) {
      assertWanted()
      context.ports.logger.debug('The wallet did not tell its addresses yet.', error)
    }
  }
  return openSession(context, wallet, face, await read())
}
