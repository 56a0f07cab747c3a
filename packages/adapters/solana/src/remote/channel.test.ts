import '../actions/actions.js'
import { describeRemoteConformance, describeRemoteModel } from '@latchkey/testing/conformance'
import { channelRig } from '../../test/scriptedChannel.js'

describeRemoteConformance('solana', channelRig)
describeRemoteModel('solana', channelRig)
