import '../walletActions.js'
import { describeWireConformance, describeWireModel } from '@latchkey/testing/conformance'
import { wireRig } from '../../test/scriptedWire.js'

describeWireConformance('polkadot', wireRig)
describeWireModel('polkadot', wireRig)
