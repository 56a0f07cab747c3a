import '../session/connect.js'
import '../actions/actions.js'
import { describeRemoteConformance, describeRemoteModel } from '@latchkey/testing/conformance'
import { channelRig } from '../../test/scriptedChannel.js'

describeRemoteConformance('eip155', channelRig)
describeRemoteModel('eip155', channelRig)
