import {
  createError,
  errors,
  loadModule,
  type Ports,
  runWithTimeout,
  type SIWXMessageData,
  safeParseCaipNetworkId,
} from '@latchkey/common'
import type { Client } from '../client/openClient.js'
import type { OptionalNamespaces } from '../pairing/listOptionalNamespaces.js'
import type { PairingOptions } from '../pairing/pairingState.js'
import { propose } from '../pairing/propose.js'
import type { CreateSignInMessage } from '../protocol/proposal.js'

type Options = {
  readonly ports: Ports
  readonly signInMessage?: CreateSignInMessage | undefined
  loadClient(): Promise<Client>
  report(error: unknown): void
}

/** Time for the app to create the message of a sign-in, in ms. The pairing URI waits for it. */
const messageMs = 2_000

/**
 * Returns the function that publishes proposals. If only EVM networks are requested, a proposal also requests a
 * sign-in. After a wallet declined one, the next proposal does not: some wallets decline what they do not support.
 */
export function createProposing({ ports, signInMessage, loadClient, report }: Options): PairingOptions['propose'] {
  const { clock } = ports
  const loadSignIn = () => loadModule(() => import('./proposeSignIn.js'))
  let isDeclined = false

  /** Never rejects: without a message, the wallet only connects. */
  async function createMessage(
    namespaces: OptionalNamespaces,
    signal: AbortSignal,
  ): Promise<SIWXMessageData | undefined> {
    const { eip155, ...others } = namespaces
    const first = safeParseCaipNetworkId(eip155?.chains[0])
    const isSkipped = isDeclined
    isDeclined = false
    if (isSkipped || !signInMessage || !first.ok || Object.keys(others).length > 0) return undefined
    const { caipNetworkId } = first.value
    const onTimeout = () => createError(errors.HTTP_TIMEOUT)
    const timeout = { clock, ms: messageMs, onTimeout, signals: [signal] }
    return runWithTimeout((end) => signInMessage(caipNetworkId, end), timeout).catch((error: unknown) => {
      report(error)
      return undefined
    })
  }

  return async (namespaces, signal) => {
    const creating = createMessage(namespaces, signal)
    const client = await loadClient()
    const proposal = await propose(client, clock, namespaces, signal)
    const message = await creating
    const { chains, methods } = namespaces.eip155 ?? { chains: [], methods: [] }
    if (!message) return proposal
    try {
      const { proposeSignIn } = await loadSignIn()
      const onDeclined = () => {
        isDeclined = true
      }
      const options = { client, clock, proposal, networkIds: chains, methods, message, signal, onDeclined }
      return await proposeSignIn(options)
    } catch (error) {
      report(error)
      return proposal
    }
  }
}
