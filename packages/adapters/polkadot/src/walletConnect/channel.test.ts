import '../actions/walletActions.js'
import { describeWalletConnectConformance, describeWalletConnectModel } from '@latchkey/testing/conformance'
import { channelRig } from '../../test/scriptedChannel.js'

describeWalletConnectConformance('polkadot', channelRig)
describeWalletConnectModel('polkadot', channelRig)
