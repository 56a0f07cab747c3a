import type { CaipNetworkId, Network } from '@latchkey/common'
import type { WireRig } from './wireRig.js'

type Person = 0 | 1 | 2
type Granted = readonly (readonly [Person, CaipNetworkId])[]

/** One thing that happens to a session over a wire. */
export type WireStep =
  /** The wallet grants this from now on; `isWhole` with the optional method, `isSpoiled` with accounts that are none. */
  | { readonly type: 'updated'; readonly grants: Granted; readonly isWhole: boolean; readonly isSpoiled: boolean }
  | { readonly type: 'accountsChanged'; readonly people: readonly Person[]; readonly networkId: CaipNetworkId }
  | { readonly type: 'chainChanged'; readonly networkId: CaipNetworkId }
  /** The app switches. */
  | { readonly type: 'switch'; readonly to: Network }
  | { readonly type: 'frame' | 'refresh' | 'ended' }

/** What a session should be after some steps. */
export type WireModel = {
  take(step: WireStep): void
  isOver(): boolean
  /** How often the session itself left the wire. */
  leaveCount(): number
  isWhole(): boolean
  /** The networks it may be on: more than one where it need not have heard each of several updates in a frame. */
  networkIds(): readonly CaipNetworkId[]
  /** The addresses it shows on a network, in no order. */
  addresses(on: CaipNetworkId): readonly string[]
  /** Those of them that are there. */
  ownAddresses(on: CaipNetworkId): readonly string[]
}

/** The networks of the steps, in the order the model's wallet grants them: what is not the app's comes first. */
export function networksOf({ networks, foreign }: WireRig): readonly CaipNetworkId[] {
  const [here, there] = networks
  return [foreign, there.caipNetworkId, here.caipNetworkId]
}

/** Makes a {@link WireModel} of a session on the first network, for the first two people. */
export function createWireModel(rig: WireRig): WireModel {
  const ofApp = rig.networks.map(({ caipNetworkId }) => caipNetworkId)
  const { lacks = {} } = rig
  let granted: Granted = ofApp.flatMap((id) => [[0, id] as const, [1, id] as const])
  /** Where it may be, and where it may have been when it last looked. */
  let now = ofApp.slice(0, 1)
  let before = now
  let isOver = false
  let isWhole = true
  let leaveCount = 0
  const isGranted = (id: CaipNetworkId) => granted.some(([, on]) => on === id)
  const canBeOn = (id: CaipNetworkId) => isGranted(id) && !(lacks.foreignNetworks && id === rig.foreign)
  const show = (people: Granted, on: CaipNetworkId) => [
    ...new Set(people.map(([person]) => rig.addressesOn(on)[person])),
  ]
  const goTo = (id: CaipNetworkId) => {
    now = [id]
    before = now
  }

  const model: WireModel = {
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
      leaveCount++
    },
    isOver: () => isOver,
    leaveCount: () => leaveCount,
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
