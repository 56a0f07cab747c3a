import { bip122Traits, createBip122Rig, describeAdapterConformance } from '@latchkey/testing/conformance'
import { type LocalBitcoin, startLocalBitcoin } from '@latchkey/testing/node'
import { afterAll, beforeAll } from 'vitest'
import { createBip122Adapter } from './createBip122Adapter.js'

let bitcoin: LocalBitcoin
beforeAll(async () => {
  bitcoin = await startLocalBitcoin()
})
afterAll(() => bitcoin?.stop())

for (const driver of ['standard', 'satsConnect', 'unisat'] as const)
  describeAdapterConformance(
    `bip122 (${driver})`,
    () => createBip122Rig({ bitcoin, factory: createBip122Adapter(), face: driver }),
    bip122Traits[driver],
  )
