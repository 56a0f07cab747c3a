import type { ConnectRequest } from '@latchkey/common'
import { codeOf } from '../../fakes/codeOf.js'
import type { ScriptedWire } from '../../fakes/createScriptedWire.js'
import { until } from '../scene.js'
import { openOverWire } from './openOverWire.js'
import { createFullWire, type WireRig } from './wireRig.js'

/** A session over a wire, and ways to ask it. */
export async function openScene(rig: WireRig, wire: ScriptedWire = createFullWire(rig), request?: ConnectRequest) {
  const { createAdapter } = rig
  const opened = await openOverWire({ createAdapter, networks: [...rig.networks, rig.third], wire, request })
  const { session } = opened
  const sign = (parameters: { readonly address?: string; readonly signal?: AbortSignal } = {}) =>
    session.actions.signMessage?.({ message: 'hi', ...parameters }) ??
    Promise.reject(new Error('The session cannot sign'))
  return {
    ...opened,
    sign,
    /** A signature the wallet never answers, once it was asked for it: the code it ends with. */
    async askForever(parameters: Parameters<typeof sign>[0] = {}): Promise<{ readonly code: Promise<unknown> }> {
      wire.answers[rig.signMethod] = () => new Promise(() => undefined)
      const before = wire.asked.length
      const code = codeOf(sign(parameters))
      await until(() => wire.asked.length > before, 'the wallet was not asked')
      return { code }
    },
    /** A frame, and what is read after it. */
    async frame(): Promise<void> {
      await opened.clock.advance(16)
      await opened.clock.advance(0)
    },
  }
}
