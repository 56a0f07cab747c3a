import '../sessionEntry.js'
import '../actions/walletActions.js'
import { describeWalletConnectConformance, describeWalletConnectModel } from '@latchkey/testing/conformance'
import { channelRig } from '../../test/scriptedChannel.js'

describeWalletConnectConformance('bip122', channelRig)
describeWalletConnectModel('bip122', channelRig)
