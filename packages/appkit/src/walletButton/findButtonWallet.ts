import type { ChainNamespace, Connector } from '@latchkey/common'
import type { Core, WalletListEntry } from '@latchkey/core'
import type { KnownWallet } from './knownWallets.js'

/** The wallet that a button names. */
export type ButtonWallet = {
  readonly known: KnownWallet | undefined
  /** The id for the directory. */
  readonly walletId: string
  /** Its entry in `customWallets` or in the directory, once it is loaded. */
  readonly entry: WalletListEntry | undefined
  /** Its connector, if it is on the page. */
  readonly connector: Connector | undefined
}

type Wanted = {
  readonly given: string
  /** Known wallets by short name, such as `metamask`. */
  readonly known: Readonly<Record<string, KnownWallet>>
  readonly namespace: ChainNamespace | undefined
}

/**
 * Finds a wallet by its short name, its id, or its reverse-DNS name. A connector of the active namespace precedes
 * others.
 */
export function findButtonWallet(
  { connectors, networks, options, wallets }: Core,
  { given, known: names, namespace }: Wanted,
): ButtonWallet {
  const known = names[given.toLowerCase()]
  const walletId = known?.id ?? given
  const own = options.state.current.customWallets?.find(({ id, rdns }) => id === given || rdns === given)
  const entry = own ?? wallets.find(walletId)
  const find = (where: ChainNamespace | undefined) =>
    (entry && wallets.findInstalled(entry, where)) ??
    connectors.state.all.find((connector) => (!where || connector.chain === where) && isNamed(connector, given, known))
  return {
    known,
    walletId: own?.id ?? walletId,
    entry,
    connector: find(namespace ?? networks.state.activeNamespace) ?? find(namespace),
  }
}

/** The name counts only for known wallets: the directory may not be loaded yet. A look-alike has a warning. */
function isNamed({ id, name, info, explorerId }: Connector, given: string, known: KnownWallet | undefined): boolean {
  return (
    id === given || info?.rdns === given || (known !== undefined && (explorerId === known.id || name === known.name))
  )
}
