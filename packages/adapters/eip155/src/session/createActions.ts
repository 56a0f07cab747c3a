import { type CallSubject, createSessionActions, loadForCall, type SessionActions } from '@latchkey/adapter-kit'
import {
  afterPaint,
  createError,
  type Eip155Actions,
  errors,
  isAppKitError,
  loadModule,
  readField,
  silentAnswerMs,
} from '@latchkey/common'
import { isRecord } from '../parse/isRecord.js'
import { askCapabilities } from '../requests/askCapabilities.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import type { AskOptions } from '../wallet/openWallet.js'

type Name = keyof Eip155Actions
/** Requests what the wallet supports. Rejects if the request fails. */
type Probe = (asked: AskOptions) => Promise<void>

/**
 * Actions that every wallet has supported since 2018. Others are removed if the wallet reports their method as unknown.
 */
const required: readonly Name[] = [
  'signMessage',
  'sendTransaction',
  'estimateGas',
  'readContract',
  'writeContract',
  'waitForReceipt',
]

/** Actions that can't be probed without a prompt. */
const unprobed: readonly Name[] = ['signTypedData', 'signTypedDataV3', 'signTypedDataV1', 'watchAsset']

/** The actions of a session that depend on what its wallet reports. */
export type ProbedActions = SessionActions<Eip155Actions> & {
  /** Repeats failed probes. */
  probeAgain(): void
}

/**
 * Creates the actions of a session. Typed data and `watchAsset` can't be probed without a prompt, so they are offered
 * until the wallet reports the method as unknown. The actions of EIP-5792 are offered after a response to
 * `wallet_getCapabilities`, those of EIP-2255 after a response to `wallet_getPermissions`, and {@link named} actions
 * once a capability or a permission names their method. A remote wallet is not probed: it offers the methods
 * that it granted. A restored wallet is probed when the app first reads the actions, because it may be locked, and some
 * locked wallets open their window for most methods. A probe that fails for another reason than an unknown method is
 * repeated after a change of the network. A host has no action that its traits exclude.
 */
export function createActions(
  wallet: WalletAccess,
  subject: CallSubject,
  onChange: () => void,
  { ended, isRestored = false }: { readonly ended: AbortSignal; readonly isRestored?: boolean | undefined },
): ProbedActions {
  const { remote, host } = wallet
  const found = new Set<Name>()
  const actions = createSessionActions<Eip155Actions>({
    available: () =>
      remote?.actions() ?? [...required, ...unprobed, ...found].filter((name) => !host?.lacks.includes(name)),
    canDrop: (name) => !required.includes(name),
    onChange,
    async call(name, parameters) {
      const { callAction } = await loadForCall(() => loadModule(loadActions), subject, parameters)
      const response = await callAction(wallet, name, parameters)
      if (!remote && permissionActions.includes(name)) add(namedByPermissions(response))
      return response
    },
  })
  let isProbed = remote !== undefined
  let failed: readonly Probe[] = []
  if (!isRestored) probeOnce()
  return {
    offered() {
      probeOnce()
      return actions.offered()
    },
    update: actions.update,
    probeAgain: () => void probe(failed),
  }

  function probeOnce(): void {
    if (isProbed) return
    isProbed = true
    void probe([probeCapabilities, probePermissions])
  }

  function add(names: readonly Name[]): void {
    for (const name of names) found.add(name)
    actions.update()
  }

  async function probe(probes: readonly Probe[]): Promise<void> {
    failed = []
    if (probes.length === 0) return
    // Let the page render the account first.
    await afterPaint(wallet.context.ports)
    // No `await`: these requests show no prompt, and nothing needs their responses here.
    await Promise.all(probes.map(run))
  }

  async function run(one: Probe): Promise<void> {
    try {
      await one({ signal: ended, ms: silentAnswerMs })
    } catch (error) {
      wallet.context.ports.logger.debug('The wallet did not report what it offers.', error)
      if (!isAppKitError(error, 'METHOD_NOT_SUPPORTED')) failed = [...failed, one]
    }
  }

  async function probeCapabilities(asked: AskOptions): Promise<void> {
    const names = await askCapabilities(wallet, wallet.account(undefined), undefined, asked, namedByCapabilities)
    add([...batches, ...names])
  }

  async function probePermissions(asked: AskOptions): Promise<void> {
    const names = namedByPermissions(await wallet.ask('wallet_getPermissions', undefined, asked))
    add([...permissionActions, ...names])
  }
}

const permissionActions: readonly Name[] = ['getPermissions', 'requestPermissions']
const batches: readonly Name[] = ['getCapabilities', 'sendCalls', 'getCallsStatus']

/** Actions that few wallets support and that can't be probed without a prompt. */
const named = { signTransaction: 'eth_signTransaction', scanQRCode: 'wallet_scanQRCode' } as const

function namedBy(isNamed: (method: string) => boolean): readonly Name[] {
  return (['signTransaction', 'scanQRCode'] as const).filter((name) => isNamed(named[name]))
}

/** Reads a list of permissions (EIP-2255). Throws if the response is none. */
function namedByPermissions(response: unknown): readonly Name[] {
  if (!Array.isArray(response)) throw createError(errors.WALLET_BAD_RESULT)
  const methods = response.map((permission: unknown) => readField(permission, 'parentCapability'))
  return namedBy((method) => methods.includes(method))
}

/**
 * Reads a response to `wallet_getCapabilities`: actions besides batches, by the names of ERC-7715 and ERC-7811 or by
 * method name. Throws if it is no object.
 */
function namedByCapabilities(response: unknown): readonly Name[] {
  if (!isRecord(response)) throw createError(errors.WALLET_BAD_RESULT)
  const chains = Object.values(response)
  const has = (name: string) =>
    chains.some((chain) => {
      const capability = readField(chain, name)
      return isRecord(capability) && capability.supported !== false
    })
  return [
    ...(has('permissions') ? (['grantPermissions', 'revokePermissions'] as const) : []),
    ...(has('assetDiscovery') ? (['getAssets'] as const) : []),
    ...namedBy(has),
  ]
}

/** Imports the code that runs after a wallet connected. */
export async function loadActions() {
  return (await import('../actions/actions.js')).actions
}
