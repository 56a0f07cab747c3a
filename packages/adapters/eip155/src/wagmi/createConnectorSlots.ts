import type { ConnectorSlot } from './createKitConnector.js'
import type { WagmiConnection } from './createKitLink.js'

export type WagmiConnector = { readonly id: string; readonly uid: string }

/** A connector of wagmi and its connection. */
export type UsedSlot = { readonly connector: WagmiConnector; readonly connection: WagmiConnection }

/** The connectors of the kit in a config: one for each connection, and at least one. */
export type ConnectorSlots = {
  /** Assigns a connector to each connection. Removes connectors without a connection. */
  assign(connections: readonly WagmiConnection[]): readonly UsedSlot[]
  /** Returns whether a connector is one of the kit, also one that wagmi read from its storage. */
  isOwn(connector: WagmiConnector): boolean
}

type Deps = {
  readonly first: { readonly slot: ConnectorSlot; readonly connector: WagmiConnector }
  /** Creates another connector of the config. */
  add(slot: ConnectorSlot): WagmiConnector
  /** Removes connectors from the config. */
  remove(connectors: readonly WagmiConnector[]): void
}

export function createConnectorSlots({ first, add, remove }: Deps): ConnectorSlots {
  let slots = [first]

  function addSlot(): typeof first {
    const ids = slots.map(({ slot }) => slot.id)
    let count = 2
    while (ids.includes(`${first.slot.id}-${count}`)) count++
    const slot: ConnectorSlot = { id: `${first.slot.id}-${count}`, connectorId: undefined }
    const added = { slot, connector: add(slot) }
    slots = [...slots, added]
    return added
  }

  return {
    assign(connections) {
      const isOpen = (id: string | undefined) => connections.some(({ connectorId }) => connectorId === id)
      for (const { slot } of slots) if (!isOpen(slot.connectorId)) slot.connectorId = undefined
      const used = connections.map((connection) => {
        const { connectorId } = connection
        const found =
          slots.find(({ slot }) => slot.connectorId === connectorId) ??
          slots.find(({ slot }) => slot.connectorId === undefined) ??
          addSlot()
        found.slot.connectorId = connectorId
        return { connector: found.connector, connection }
      })
      for (const { slot } of slots)
        slot.isFree = slot.connectorId === undefined && (connections.length > 0 || slot !== first.slot)
      const left = slots.filter((each) => each !== first && each.slot.connectorId === undefined)
      if (left.length > 0) {
        slots = slots.filter((each) => !left.includes(each))
        remove(left.map(({ connector }) => connector))
      }
      return used
    },
    isOwn: ({ id }) => id === first.slot.id || id.startsWith(`${first.slot.id}-`),
  }
}
