import type { NetworkAvailability } from '@latchkey/core'

/** What the row of a network shows. */
export type NetworkRowStatus = {
  /** A note below the name: why the network cannot be used, or that it is a test network. */
  readonly note: 'notApproved' | 'noAdapter' | 'testNetwork' | undefined
  /** `current`: the active network. `connected`: the network of an account in another namespace. */
  readonly tag: 'current' | 'connected' | undefined
  readonly isDisabled: boolean
}

export type NetworkRowSource = {
  readonly availability: NetworkAvailability
  readonly isTestNetwork: boolean
  /** The active network of its namespace. */
  readonly isActive: boolean
  readonly isActiveNamespace: boolean
  /** An account is connected in the network's namespace. */
  readonly isConnected: boolean
  /** The view disables all rows, and says why. */
  readonly isOff: boolean
}

const notes = {
  available: undefined,
  needsApproval: 'notApproved',
  notInWallet: 'notApproved',
  noAdapter: 'noAdapter',
} as const satisfies Record<NetworkAvailability, NetworkRowStatus['note']>

/** Returns what the row of a network shows. */
export function readNetworkRow(source: NetworkRowSource): NetworkRowStatus {
  const { availability, isTestNetwork, isActive, isActiveNamespace, isConnected, isOff } = source
  return {
    note: notes[availability] ?? (isTestNetwork ? 'testNetwork' : undefined),
    tag: isActive && isActiveNamespace ? 'current' : isActive && isConnected ? 'connected' : undefined,
    isDisabled: isOff || !canChoose(availability),
  }
}

/** Returns whether a visitor can choose a network. The wallet may still have to approve it. */
export function canChoose(availability: NetworkAvailability): boolean {
  return availability === 'available' || availability === 'needsApproval'
}
