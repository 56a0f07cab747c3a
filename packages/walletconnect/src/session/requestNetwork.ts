import {
  addChainParameter,
  type Clock,
  createError,
  errors,
  isAppKitError,
  type Network,
  pause,
  type RemoteChannel,
  runWithTimeout,
  type TableErrorCode,
} from '@latchkey/common'

type Channel = Pick<RemoteChannel, 'granted' | 'request' | 'watch'>

type Options = {
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>
  readonly signal?: AbortSignal | undefined
}

/** A request to the wallet. `updateMs`: time that it has to update its session after the response, in ms. */
type WalletRequest = { readonly method: string; readonly parameter: object; readonly updateMs: number }

/** `agreed`: the wallet responded, but its session still lacks the network. */
type Outcome = 'updated' | 'agreed'

const switchMethod = 'wallet_switchEthereumChain'
const addMethod = 'wallet_addEthereumChain'

/**
 * Failures of a switch after which the wallet is asked to add the network: it does not know the network, or does not
 * say why it failed.
 */
const unknownCodes: readonly TableErrorCode[] = [
  'CHAIN_NOT_SUPPORTED',
  'METHOD_NOT_SUPPORTED',
  'WRONG_NETWORK',
  'INVALID_PARAMS',
  'WALLET_FAILED',
]
/** Failures of the addition that do not concern the network. */
const otherCodes: readonly TableErrorCode[] = ['ABORTED', 'DESTROYED', 'NOT_CONNECTED', 'REQUEST_PENDING']

/**
 * Asks the wallet to approve another EVM network for its session: to switch to it and, if that fails, to add it, at
 * most once. Resolves once the session includes the network. Rejects as {@link RemoteChannel.requestNetwork}
 * describes.
 */
export async function requestNetwork(channel: Channel, network: Network, options: Options): Promise<void> {
  const { chainNamespace, id, name } = network
  const isGranted = (method: string) => chainNamespace === 'eip155' && channel.granted().methods.includes(method)
  const [canSwitch, canAdd] = [isGranted(switchMethod), isGranted(addMethod)]
  const requestSwitch = () =>
    ask(channel, network, { method: switchMethod, parameter: { chainId: toHex(id) }, updateMs: 5_000 }, options)
  const notApproved = (details: string) => createError(errors.WRONG_NETWORK, { details })

  if (!canSwitch && !canAdd)
    throw notApproved(`The wallet did not approve ${name} and can't be asked for it. Connect again to propose it.`)
  if (canSwitch) {
    const outcome = await requestSwitch().catch((error: unknown) => {
      if (!canAdd || !isAppKitError(error, ...unknownCodes)) throw error
      return 'unknown' as const
    })
    if (outcome === 'updated') return
    if (outcome === 'agreed') throw notApproved(`The wallet agreed to switch to ${name}, but its session lacks it.`)
  }
  const outcome = await requestAddition(channel, network, options)
  if (outcome === 'updated' || (canSwitch && (await requestSwitch()) === 'updated')) return
  throw notApproved(`The wallet added ${name}, but its session lacks it.`)
}

async function requestAddition(channel: Channel, network: Network, options: Options): Promise<Outcome> {
  try {
    // A wallet may add a network without switching to it, so the next request should not wait long.
    const request = { method: addMethod, parameter: addChainParameter(network), updateMs: 2_000 }
    return await ask(channel, network, request, options)
  } catch (cause) {
    if (isAppKitError(cause, ...otherCodes) || options.signal?.aborted) throw cause
    throw createError(errors.CHAIN_NOT_SUPPORTED, {
      cause,
      details: `The wallet does not know ${network.name}, and adding it failed or was declined.`,
    })
  }
}

/**
 * Sends a request, and waits until the session includes the network: some wallets update the session and never respond.
 * The request names a network that the wallet has approved, because the library refuses others.
 */
function ask(
  channel: Channel,
  { caipNetworkId }: Network,
  { method, parameter, updateMs }: WalletRequest,
  { clock, signal }: Options,
): Promise<Outcome> {
  const isApproved = () => channel.granted().networkIds.includes(caipNetworkId)
  const requestUpdate = async (end: AbortSignal): Promise<Outcome> => {
    const [networkId] = channel.granted().networkIds
    if (!networkId) throw createError(errors.NOT_CONNECTED)
    const updated = new Promise<Outcome>((resolve, reject) => {
      const stop = channel.watch((update) => {
        if (update.type === 'ended') reject(createError(errors.NOT_CONNECTED))
        else if (isApproved()) resolve('updated')
      })
      end.addEventListener('abort', stop)
    })
    const responded = async (): Promise<Outcome> => {
      await channel.request({ method, params: [parameter], networkId, signal: end })
      if (!isApproved()) await pause(clock, updateMs, end)
      return isApproved() ? 'updated' : 'agreed'
    }
    return Promise.race([updated, responded()])
  }
  // The channel has a timeout of its own.
  const onTimeout = () => createError(errors.WALLET_TIMEOUT)
  return runWithTimeout(requestUpdate, { clock, ms: undefined, onTimeout, signals: [signal] })
}

function toHex(id: Network['id']): string {
  return `0x${Number(id).toString(16)}`
}
