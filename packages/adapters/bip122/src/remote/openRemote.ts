import {
  type ConnectRequest,
  createError,
  errors,
  type RemoteChannel,
  type Session,
  throwIfAborted,
  withTimeout,
} from '@latchkey/common'
import type { Bip122Context } from '../context/context.js'
import { appChains, chainOfNetwork } from '../network/bitcoinChain.js'
import { openSession } from '../session/openSession.js'
import { createRememberedState } from '../session/rememberedState.js'
import { parseState, readState } from '../wallet/walletState.js'
import { createRemoteDriver } from './createRemoteDriver.js'

/**
 * Timeout of the address request, in ms, so that a sleeping phone does not delay connecting. A late response is still
 * applied.
 */
const addressesMs = 1_500

/**
 * Opens the session of a remote wallet. Requests purposes and keys of the addresses, unless they are
 * stored. The response may arrive after the session is open.
 */
export async function openRemote(
  context: Bip122Context,
  channel: RemoteChannel,
  { network, signal }: ConnectRequest = {},
): Promise<Session<'bip122'>> {
  throwIfAborted(context.lifetime, signal)
  const ended = new AbortController()
  const stop = channel.watch(({ type }) => {
    if (type === 'ended')
      ended.abort(createError(errors.NOT_CONNECTED, { details: 'The wallet ended the session while it was opened.' }))
  })
  const signals = [context.lifetime, signal, ended.signal]
  try {
    const wallet = { ...channel.connector, name: channel.wallet.name, provider: channel } as const
    const driver = createRemoteDriver(channel, (response) => readState(response, { others: [] }) !== undefined)
    const read = async () =>
      parseState(await driver.connect(undefined), { requested: chainOfNetwork(network), others: appChains(context) })
    const { chain } = await read()
    driver.use(chain)

    const earlier = createRememberedState(context, wallet).load()
    const isKnown = earlier !== undefined && driver.recall(earlier) && earlier.chain === chain
    if (!isKnown && driver.askAddresses) {
      try {
        const { clock } = context.ports
        const onTimeout = () => createError(errors.WALLET_TIMEOUT)
        await withTimeout(driver.askAddresses(chain, signal), { clock, ms: addressesMs, onTimeout, signals })
      } catch (error) {
        throwIfAborted(...signals)
        context.ports.logger.debug('The wallet did not tell its addresses yet.', error)
      }
    }
    const found = await read()
    throwIfAborted(...signals)
    return openSession(context, wallet, driver, found)
  } finally {
    stop()
  }
}
