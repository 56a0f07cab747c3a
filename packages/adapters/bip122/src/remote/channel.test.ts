import '../session/connect.js'
import '../actions/actions.js'
import { describeRemoteConformance, describeRemoteModel } from '@latchkey/testing/conformance'
import { channelRig } from '../../test/scriptedChannel.js'

describeRemoteConformance('bip122', channelRig)
describeRemoteModel('bip122', channelRig)
