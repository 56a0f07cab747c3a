import { afterPaint, type ChainNamespace, loadModule, type Ports } from '@latchkey/common'
import { type AppKitOptions, type Core, type CreateCoreSettings, prepareCore } from '@latchkey/core'
import { subscribe } from 'valtio/vanilla'
import type { ButtonAttributes, ButtonModel } from '../button/buttonModel.js'
import { readAccountButton } from '../button/readAccountButton.js'
import { createCoreState } from '../state/createCoreState.js'
import type { WalletReader } from '../state/createWalletReader.js'
import type { InstanceState } from '../state/instanceState.js'
import type { Controller } from '../state/slice.js'
import { createHostElement, type HostElement } from './createHostElement.js'
import { createModalHost, type ModalHost } from './createModalHost.js'

/** Core and the modal's host. */
export type LoadedCore = {
  readonly core: Core
  readonly state: InstanceState
  readonly host: ModalHost
  /**
   * Wallets, directory and pairing for an app's own views. `undefined` until a hook adds it, so that other apps do not
   * load it.
   */
  readonly wallets: WalletReader | undefined
  addWallets(create: (core: Core) => WalletReader): WalletReader
  /** Loads the content of the wallet buttons. Rejects with `VIEW_LOAD_FAILED`. */
  loadWalletButton(): Promise<WalletButtonModule>
  /** A connection is being restored, or the page has not painted its account yet. */
  readonly isRestoring: boolean
  /** Returns whether a restored wallet waits until the visitor signs in. Default: in the active namespace. */
  hasToSignIn(namespace: ChainNamespace | undefined): boolean
  /**
   * Returns what the account button shows; `undefined` while no wallet is connected, and until the page has painted a
   * restored account.
   */
  readAccountButton(attributes: ButtonAttributes): ButtonModel | undefined
  stop(): void
}

/** Settings of core besides the options. */
export type LoadedCoreSettings = CreateCoreSettings &
  HostSettings & {
    readonly ports: Ports
    /** The element that the app placed for the modal. */
    readonly placed: () => HTMLElement | undefined
  }

type HostSettings = {
  readonly loadModal: () => Promise<typeof import('@latchkey/ui')>
  onChange(changed?: Controller): void
}

type WalletButtonModule = typeof import('../walletButton/createWalletModel.js')
const importWalletButton = () => import('../walletButton/createWalletModel.js')

/**
 * Prepares core. Returns a function that starts it and creates the host of its modal. Only this module imports the code
 * of both.
 */
export function prepareLoadedCore(
  options: AppKitOptions,
  { ports, placed, loadModal, onChange, ...settings }: LoadedCoreSettings,
): () => LoadedCore {
  const canAppend = !options.enableEmbedded && !options.disableAppend
  const element = createHostElement({ window: ports.window, placed, canAppend })
  const start = prepareCore(options, { ...settings, ports: { ...ports, frameHost: element.frames } })
  return () => createLoadedCore(start(), element, { loadModal, onChange })
}

/** Parts of core that do not report their changes together with others of the task. `sync`: reports immediately. */
const reports: Readonly<Partial<Record<Controller, 'sync' | 'never'>>> = {
  modal: 'sync',
  // Reading this state starts its computation. It changes only with other parts, such as `connectors` and `directory`.
  wallets: 'never',
}

/** Returns the parts of core with a state, without reading it. */
function listControllers(core: Core): readonly Controller[] {
  const hasState = ([, part]: [string, unknown]) => typeof part === 'object' && part !== null && 'state' in part
  return Object.entries(core)
    .filter(hasState)
    .map(([name]) => name as Controller)
}

/** Creates the host of the modal, and reports every change of core. */
function createLoadedCore(core: Core, element: HostElement, { loadModal, onChange }: HostSettings): LoadedCore {
  const host = createModalHost(core, element, loadModal)
  const { accounts, modal, networks, signIn } = core
  const undo = listControllers(core).flatMap((name) => {
    const timing = reports[name]
    return timing === 'never' ? [] : subscribe(core[name].state, () => onChange(name), timing === 'sync')
  })
  undo.push(subscribe(modal.state, host.follow, true))
  let wallets: WalletReader | undefined
  let isStopped = false
  const isWaiting = (namespace: ChainNamespace) => {
    const account = accounts.get(namespace)
    return account.status === 'connecting' && account.isRestore && signIn.get(namespace)?.status === 'signedOut'
  }
  const isConnected = () => accounts.connectedNamespaces().length > 0
  const isConnecting = () =>
    core.options.state.current.namespaces.some(
      (namespace) => accounts.get(namespace).status === 'connecting' && !isWaiting(namespace),
    )
  /**
   * The account button waits for the page to paint a restored account: on a page that still loads, rendering both at
   * once delays both.
   */
  let isRestoring = isConnecting()

  async function endRestore(): Promise<void> {
    if (!isRestoring || (isConnecting() && !isConnected())) return
    if (isConnected()) await afterPaint(core.ports)
    isRestoring = false
    if (!isStopped) onChange()
  }

  for (const state of [accounts.state, signIn.state]) undo.push(subscribe(state, () => void endRestore(), true))
  // An embedded modal is open from the start, without a change.
  host.follow()
  return {
    core,
    state: createCoreState(core),
    host,
    get wallets() {
      return wallets
    },
    addWallets(create) {
      wallets ??= create(core)
      onChange()
      return wallets
    },
    get isRestoring() {
      return isRestoring
    },
    hasToSignIn(wanted) {
      const namespace = wanted ?? networks.state.activeNamespace
      if (namespace !== undefined && isWaiting(namespace)) return true
      // Without a connected account, the button offers the sign-in of any namespace.
      return wanted === undefined && !isConnected() && core.options.state.current.namespaces.some(isWaiting)
    },
    loadWalletButton: () => loadModule(importWalletButton),
    readAccountButton: (attributes) => (isRestoring ? undefined : readAccountButton(core, attributes, onChange)),
    stop() {
      isStopped = true
      for (const end of undo) end()
      host.destroy()
      core.destroy()
    },
  }
}
