import { chainNamespaces } from '@latchkey/common'
import { describeRemoteConformance, describeRemoteModel } from '@latchkey/testing/conformance'
import { createUniversalRig } from '../../test/universalRigs.fixture.js'

for (const namespace of chainNamespaces) {
  describeRemoteConformance(`${namespace} without an adapter`, createUniversalRig(namespace))
  describeRemoteModel(`${namespace} without an adapter`, createUniversalRig(namespace))
}
