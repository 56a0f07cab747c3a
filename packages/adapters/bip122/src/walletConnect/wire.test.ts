import '../connectedParts.js'
import '../walletActions.js'
import { describeWireConformance, describeWireModel } from '@latchkey/testing/conformance'
import { wireRig } from '../../test/scriptedWire.js'

describeWireConformance('bip122', wireRig)
describeWireModel('bip122', wireRig)
