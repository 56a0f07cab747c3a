import { createError, errors, writeRecordText } from '@latchkey/common'
import { runRequest } from './runRequest.js'
import { loadService, type SmartSessionsContext, signFor, writeGrant } from './smartSessionsContext.js'
import type { NewSession } from './smartSessionsState.js'

/** Adds the permission of the last grant to the list of its account, which signs it. */
export async function recordSession(context: SmartSessionsContext, signal: AbortSignal): Promise<void> {
  const { ports, state } = context
  const { granted } = state
  if (!granted) throw createError(errors.INVALID_PARAMS, { details: 'There is no new permission. Call `grant` first.' })
  if (granted.isRecorded) return
  const { account, session } = granted
  const change = (changed: Partial<NewSession>) => {
    // A later grant replaces this one.
    if (state.granted?.session.pci === session.pci) state.granted = { ...state.granted, ...changed }
  }
  await runRequest(
    ports.clock,
    (request) => change({ request }),
    async (enter) => {
      const { api, client } = await loadService(context)
      enter('signing')
      const { pci, expiration } = session
      const signature = await signFor(context, account, writeRecordText({ account, pci, expiration }), signal)
      enter('saving')
      await api.recordSession(client, { account, grant: writeGrant(session), signature }, { signal })
    },
  )
  change({ isRecorded: true })
}
