import type { CaipNetworkId, Network } from '@latchkey/common'
import type { ChannelRig } from './channelRig.js'

type Person = 0 | 1 | 2
type Granted = readonly (readonly [Person, CaipNetworkId])[]

/** One step of a session over a channel. */
export type ChannelStep =
  /** The wallet changes its grant; `isWhole` includes the optional method, `isSpoiled` adds malformed accounts. */
  | { readonly type: 'updated'; readonly grants: Granted; readonly isWhole: boolean; readonly isSpoiled: boolean }
  | { readonly type: 'accountsChanged'; readonly people: readonly Person[]; readonly networkId: CaipNetworkId }
  | { readonly type: 'chainChanged'; readonly networkId: CaipNetworkId }
  /** The app switches the network. */
  | { readonly type: 'switch'; readonly to: Network }
  | { readonly type: 'frame' | 'refresh' | 'ended' }

/** The expected state of a session after some steps. */
export type ChannelModel = {
  take(step: ChannelStep): void
  isOver(): boolean
  /** Returns how often the session itself disconnected the channel. */
  disconnectCount(): number
  isWhole(): boolean
  /** Returns the possible networks: several when more than one update falls into a frame. */
  networkIds(): readonly CaipNetworkId[]
  /** Returns the expected addresses on a network, in any order. */
  addresses(on: CaipNetworkId): readonly string[]
  /** Returns the expected addresses that are granted on the network itself. */
  ownAddresses(on: CaipNetworkId): readonly string[]
}

/** Returns the networks of the steps in the order of the model's grant: networks that the app lacks come first. */
export function networksOf({ networks, foreign }: ChannelRig): readonly CaipNetworkId[] {
  const [here, there] = networks
  return [foreign, there.caipNetworkId, here.caipNetworkId]
}

/** Creates a {@link ChannelModel} of a session on the first network, with the accounts of the first two people. */
export function createChannelModel(rig: ChannelRig): ChannelModel {
  const ofApp = rig.networks.map(({ caipNetworkId }) => caipNetworkId)
  const { lacks = {} } = rig
  let granted: Granted = ofApp.flatMap((id) => [[0, id] as const, [1, id] as const])
  /** Possible networks now, and at the session's last read. */
  let now = ofApp.slice(0, 1)
  let before = now
  let isOver = false
  let isWhole = true
  let disconnectCount = 0
  const isGranted = (id: CaipNetworkId) => granted.some(([, on]) => on === id)
  const canBeOn = (id: CaipNetworkId) => isGranted(id) && !(lacks.foreignNetworks && id === rig.foreign)
  const show = (people: Granted, on: CaipNetworkId) => [
    ...new Set(people.map(([person]) => rig.addressesOn(on)[person])),
  ]
  const goTo = (id: CaipNetworkId) => {
    now = [id]
    before = now
  }

  const model: ChannelModel = {
    take(step) {
      if (isOver) return
      if (step.type === 'ended') isOver = true
      if (step.type === 'frame' || step.type === 'switch') before = now
      if (step.type === 'refresh') before = [...before, ...now]
      if (step.type === 'switch' && isGranted(step.to.caipNetworkId)) goTo(step.to.caipNetworkId)
      if (step.type === 'chainChanged' && !lacks.chainEvents && canBeOn(step.networkId)) goTo(step.networkId)
      if (step.type !== 'updated') return
      granted = step.grants
      isWhole = step.isWhole
      now = [...now, ...before].flatMap((id) => [id, ...ofApp, rig.foreign].find(canBeOn) ?? [])
      if (now.length > 0) return
      isOver = true
      disconnectCount++
    },
    isOver: () => isOver,
    disconnectCount: () => disconnectCount,
    isWhole: () => isWhole,
    networkIds: () => now,
    addresses: (on) => (rig.shows === 'everybody' ? show(granted, on) : model.ownAddresses(on)),
    ownAddresses: (on) =>
      show(
        granted.filter(([, id]) => id === on),
        on,
      ),
  }
  return model
}
