import { type Connector, cleanText, isAppKitError, safeParseImageUrl, walletConnectId } from '@latchkey/common'
import { type Core, requiresConsent } from '@latchkey/core'
import type { ButtonAttributes, ButtonModel, ModalOpener } from '../button/buttonModel.js'
import { namespaceOf } from '../button/namespaceOf.js'
import { type ButtonWallet, findButtonWallet } from './findButtonWallet.js'
import type { KnownWallet } from './knownWallets.js'
import type { WalletButtonTexts } from './walletButtonTexts.js'

/** What a wallet button shows, from its attributes. */
export type WalletModel = {
  read(attributes: ButtonAttributes): ButtonModel
  /** Connects the wallet, or opens the view that does. Rejects with `VIEW_LOAD_FAILED`. */
  connect(attributes: ButtonAttributes): Promise<void>
}

type Deps = {
  readonly core: Core
  readonly kit: ModalOpener
  readonly known: Readonly<Record<string, KnownWallet>>
  readonly texts: WalletButtonTexts
  /** A picture has loaded. */
  onChange(): void
}

/** Creates the content of a wallet button, once core has loaded. */
export function createWalletModel({ core, kit, known, texts, onChange }: Deps): WalletModel {
  const pictures = new Map<string, string | undefined>()
  const find = (attributes: ButtonAttributes) =>
    findButtonWallet(core, { given: attributes.text('wallet') ?? '', known, namespace: namespaceOf(attributes) })

  /** Loads the picture of a wallet of the directory in the package. A server is asked only after the visitor acts. */
  async function loadPicture({ entry, walletId }: ButtonWallet): Promise<void> {
    if (pictures.has(walletId)) return
    pictures.set(walletId, undefined)
    const isServed = core.options.state.current.services?.directory !== undefined
    const listed = entry ?? (isServed ? undefined : await core.directory.fetchWallet(walletId))
    if (!listed?.image_id || (isServed && core.directory.state.status === 'idle')) return
    const { url } = await core.directory.image(listed.image_id)
    pictures.set(walletId, url)
    onChange()
  }

  return {
    read(attributes) {
      const wallet = find(attributes)
      // Without a picture the button shows the name alone.
      if (core.connectors.state.isReady) loadPicture(wallet).catch(() => undefined)
      return {
        ...describe(core, wallet, { attributes, picture: pictures.get(wallet.walletId), texts }),
        activate: () => connectWallet(core, kit, attributes, () => find(attributes)),
      }
    },
    connect: (attributes) => connectWallet(core, kit, attributes, () => find(attributes)),
  }
}

type Shown = {
  readonly attributes: ButtonAttributes
  readonly picture: string | undefined
  readonly texts: WalletButtonTexts
}

function describe(
  core: Core,
  wallet: ButtonWallet,
  { attributes, picture, texts }: Shown,
): Omit<ButtonModel, 'activate'> {
  const { known, entry, connector, walletId } = wallet
  const name = cleanText(known?.name ?? entry?.name ?? connector?.name ?? attributes.text('wallet') ?? '')
  const isConnected = findConnected(core, wallet, attributes) !== undefined
  const attempt = connector && core.connection.state.attempts[connector.chain]
  const isPending = attempt?.status === 'pending' && attempt.connectorId === connector?.id
  const own = core.options.state.current.connectorImages
  const image = safeParseImageUrl(
    (connector && (own?.[connector.id] ?? connector.imageUrl)) ?? entry?.image_url ?? picture,
    { allowRemote: true, allowHeld: true },
  )
  const label = isPending ? attributes.text('loadinglabel') : attributes.text('label')
  const spoken = isPending ? texts.connecting : texts.connect
  return {
    kind: isConnected ? 'account' : 'connect',
    label: label ?? name,
    verbatim: label ? [] : ['label'],
    detail: isConnected ? texts.connected : undefined,
    imageUrl: image.ok ? image.value : undefined,
    isBusy: isPending,
    isDisabled: attributes.flag('disabled'),
    name: label || isConnected ? undefined : spoken.replace('{wallet}', () => name),
    title: walletId === name ? undefined : connector?.info?.rdns,
  }
}

/** The namespace in which the wallet is connected. Over WalletConnect, the wallet is known by its name. */
function findConnected({ accounts }: Core, { connector, entry, known }: ButtonWallet, attributes: ButtonAttributes) {
  const wanted = namespaceOf(attributes)
  const names = [entry?.name, known?.name]
  return accounts.connectedNamespaces().find((namespace) => {
    if (wanted && namespace !== wanted) return false
    const account = accounts.getConnected(namespace)
    if (account?.connectorId === walletConnectId) return names.includes(account.wallet.name)
    return account !== undefined && account.connectorId === connector?.id
  })
}

/**
 * Connects the wallet: asks an installed one at once, otherwise opens the modal with its QR code, links or downloads. A
 * connected wallet's account opens. Rejects with `VIEW_LOAD_FAILED`.
 */
async function connectWallet(
  core: Core,
  kit: ModalOpener,
  attributes: ButtonAttributes,
  find: () => ButtonWallet,
): Promise<void> {
  const namespace = namespaceOf(attributes)
  if (!core.connectors.state.isReady) await core.discover()
  let wallet = find()
  const connected = findConnected(core, wallet, attributes)
  if (connected) return kit.open({ namespace: connected })
  const { connector } = wallet
  // The visitor accepts terms, and chooses among wallets with the same identity, in the wallet list.
  if (connector && (core.wallets.warningOf(connector) || requiresConsent(core.options.state.current)))
    return kit.open({ view: 'Connect', namespace })
  if (connector) return ask(kit, core, connector)
  // A directory that fails leaves the wallet list.
  if (!wallet.entry && (await core.directory.fetchWallet(wallet.walletId).catch(() => undefined))) wallet = find()
  if (!wallet.entry) return kit.open({ view: 'Connect', namespace })
  return kit.open({ view: 'ConnectingWalletConnect', namespace, data: { walletId: wallet.entry.id } })
}

/** Asks the wallet. The modal shows a failure, with what to do next. */
function ask(kit: ModalOpener, core: Core, connector: Connector): void {
  const { id, chain, name } = connector
  core.events.track({
    type: 'track',
    event: 'SELECT_WALLET',
    properties: { name: cleanText(name), platform: 'browser', namespace: chain },
  })
  const network = core.networks.get(chain).active
  core.connection.connect(connector, { network }).catch((error: unknown) => {
    if (isAppKitError(error, ...quietCodes)) return
    kit.open({ view: 'ConnectingExternal', namespace: chain, data: { connectorId: id } }).catch(() => undefined)
  })
}

/** Outcomes that the visitor or the app caused. */
const quietCodes = ['USER_REJECTED', 'ABORTED', 'CONNECTION_SUPERSEDED', 'DESTROYED', 'MODAL_CLOSED'] as const
