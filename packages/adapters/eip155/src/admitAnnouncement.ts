import { type ConnectorWarning, foldName } from '@latchkey/common'
import type { Announcement } from './announcement.js'
import { knownMaker } from './knownWallets.js'

/** An announced wallet as it is listed. */
export type Announced = Announcement & {
  readonly id: string
  readonly foldedName: string
  readonly warning?: ConnectorWarning
}

/** A page can announce without end; more than this cannot be chosen from anyway (R32). */
export const announcedLimit = 100

/**
 * The list with one more announcement (R28–R31). The first claim of an identity keeps it; a second claim is never swapped
 * in silently, and wallets are never merged by name. Returns the same list when nothing changes.
 */
export function admitAnnouncement(list: readonly Announced[], wallet: Announcement): readonly Announced[] {
  const sameUuid = list.find(({ uuid }) => uuid === wallet.uuid)
  if (sameUuid) {
    const isRepeat =
      sameUuid.provider === wallet.provider && sameUuid.rdns === wallet.rdns && sameUuid.name === wallet.name
    if (isRepeat || sameUuid.warning === 'same-uuid') return list
    return list.map((entry) => (entry === sameUuid ? { ...entry, warning: 'same-uuid' } : entry))
  }
  // Some wallets draw a new uuid each time they announce the same provider.
  if (list.some(({ rdns, provider }) => rdns === wallet.rdns && provider === wallet.provider)) return list
  if (list.length >= announcedLimit) return list
  const isTaken = list.some(({ rdns }) => rdns === wallet.rdns)
  const added: Announced = {
    ...wallet,
    id: isTaken ? `${wallet.rdns}#${wallet.uuid}` : wallet.rdns,
    foldedName: foldName(wallet.name),
  }
  return flagDoubts([...list, added])
}

function flagDoubts(list: readonly Announced[]): readonly Announced[] {
  return list.map((entry) => {
    if (entry.warning) return entry
    const isShared = list.some((other) => other !== entry && other.rdns === entry.rdns)
    const warning: ConnectorWarning | undefined = isShared
      ? 'same-rdns'
      : isLookAlike(entry, list)
        ? 'look-alike-name'
        : undefined
    return warning ? { ...entry, warning } : entry
  })
}

function isLookAlike({ rdns, foldedName }: Announced, list: readonly Announced[]): boolean {
  const maker = knownMaker(foldedName)
  if (maker) return rdns !== maker && !rdns.startsWith(`${maker}.`)
  return list.some((other) => other.foldedName === foldedName && other.rdns !== rdns)
}
