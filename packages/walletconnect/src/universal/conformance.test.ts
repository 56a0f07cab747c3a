import { chainNamespaces } from '@latchkey/common'
import { describeWireConformance, describeWireModel } from '@latchkey/testing/conformance'
import { createUniversalRig } from '../../test/universalRigs.fixture.js'

for (const namespace of chainNamespaces) {
  describeWireConformance(`${namespace} without an adapter`, createUniversalRig(namespace))
  describeWireModel(`${namespace} without an adapter`, createUniversalRig(namespace))
}
