export type {
  ConformanceRig,
  ConformanceSetup,
  ConformanceWallet,
  OptionalAction,
} from '../conformance/conformanceRig.js'
export {
  type ConformanceAdapter,
  type ConformanceAdapterOptions,
  createConformanceAdapter,
} from '../conformance/createConformanceAdapter.js'
export { describeAdapterConformance } from '../conformance/describeAdapterConformance.js'
export { createEip155Rig, type Eip155RigOptions } from '../conformance/eip155/createEip155Rig.js'
