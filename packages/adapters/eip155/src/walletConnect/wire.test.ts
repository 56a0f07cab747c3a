import '../connectedParts.js'
import '../walletActions.js'
import { describeWireConformance, describeWireModel } from '@latchkey/testing/conformance'
import { wireRig } from '../../test/scriptedWire.js'

describeWireConformance('eip155', wireRig)
describeWireModel('eip155', wireRig)
