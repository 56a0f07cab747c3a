import '../sessionEntry.js'
import '../actions/walletActions.js'
import { describeWalletConnectConformance, describeWalletConnectModel } from '@latchkey/testing/conformance'
import { channelRig } from '../../test/scriptedChannel.js'

describeWalletConnectConformance('eip155', channelRig)
describeWalletConnectModel('eip155', channelRig)
