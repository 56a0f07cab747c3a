import '../session/connect.js'
import '../actions/walletActions.js'
import { describeRemoteConformance, describeRemoteModel } from '@latchkey/testing/conformance'
import { channelRig } from '../../test/scriptedChannel.js'

describeRemoteConformance('eip155', channelRig)
describeRemoteModel('eip155', channelRig)
