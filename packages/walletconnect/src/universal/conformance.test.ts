import { chainNamespaces } from '@latchkey/common'
import { describeWalletConnectConformance, describeWalletConnectModel } from '@latchkey/testing/conformance'
import { createUniversalRig } from '../../test/universalRigs.fixture.js'

for (const namespace of chainNamespaces) {
  describeWalletConnectConformance(`${namespace} without an adapter`, createUniversalRig(namespace))
  describeWalletConnectModel(`${namespace} without an adapter`, createUniversalRig(namespace))
}
