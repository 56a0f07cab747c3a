import type { ConnectRequest } from '@latchkey/common'
import { codeOf } from '../../fakes/codeOf.js'
import type { ScriptedChannel } from '../../fakes/createScriptedChannel.js'
import { until } from '../scene.js'
import { type ChannelRig, createFullChannel } from './channelRig.js'
import { openOverChannel } from './openOverChannel.js'

/** Opens a session over a channel, with functions to send requests. */
export async function openScene(
  rig: ChannelRig,
  channel: ScriptedChannel = createFullChannel(rig),
  request?: ConnectRequest,
) {
  const { createAdapter } = rig
  const opened = await openOverChannel({ createAdapter, networks: [...rig.networks, rig.third], channel, request })
  const { session } = opened
  const sign = (parameters: { readonly address?: string; readonly signal?: AbortSignal } = {}) =>
    session.actions.signMessage?.({ message: 'hi', ...parameters }) ??
    Promise.reject(new Error('The session cannot sign'))
  return {
    ...opened,
    sign,
    /**
     * Requests a signature that the wallet never returns, and returns the code of its rejection once the wallet
     * received the request.
     */
    async askForever(parameters: Parameters<typeof sign>[0] = {}): Promise<{ readonly code: Promise<unknown> }> {
      channel.answers[rig.signMethod] = () => new Promise(() => undefined)
      const before = channel.asked.length
      const code = codeOf(sign(parameters))
      await until(() => channel.asked.length > before, 'the wallet was not asked')
      return { code }
    },
    /** Waits for a frame and its reads. */
    async frame(): Promise<void> {
      await opened.clock.advance(16)
      await opened.clock.advance(0)
    },
  }
}
