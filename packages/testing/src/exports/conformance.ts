export type {
  ConformanceRig,
  ConformanceSetup,
  ConformanceWallet,
  OptionalAction,
} from '../conformance/conformanceRig.js'
export { type CountingClock, createCountingClock } from '../conformance/countingClock.js'
export { type CountingPage, createCountingPage } from '../conformance/countingPage.js'
export { describeAdapterConformance } from '../conformance/describeAdapterConformance.js'
export { createEip155Rig, type Eip155RigOptions } from '../conformance/eip155/createEip155Rig.js'
