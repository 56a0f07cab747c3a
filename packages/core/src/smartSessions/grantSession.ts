import { createError, type Eip155Actions, errors, hashGrant } from '@latchkey/common'
import { readGrant } from './readGrant.js'
import { actionsOf, type SmartSessionsContext, unsupported, writeGrant } from './smartSessionsContext.js'
import type { GrantedSession } from './smartSessionsState.js'
import { toGrantedSession } from './toGrantedSession.js'

/** Parameters of the action `grantPermissions`. */
export type GrantParameters = Parameters<NonNullable<Eip155Actions['grantPermissions']>>[0] & {
  /** Does not open the view that shows the result. */
  readonly isQuiet?: boolean | undefined
}

/** Asks the wallet for permissions, and publishes the result. */
export async function grantSession(
  context: SmartSessionsContext,
  { isQuiet = false, ...parameters }: GrantParameters,
): Promise<GrantedSession> {
  const { accounts, currentOptions, modal, state } = context
  const account = accounts.getConnected('eip155')
  if (!account) throw createError(errors.NOT_CONNECTED)
  const { grantPermissions, revokePermissions } = actionsOf(context) ?? {}
  const { features, metadata } = currentOptions()
  if (!features.smartSessions || !grantPermissions || !revokePermissions) throw unsupported(context)
  const response = await grantPermissions(parameters)
  const { caipAddress, caipNetworkId: chainId } = account
  const grant = readGrant(response, { app: metadata.name, chainId, requested: parameters.permissions })
  const details = toGrantedSession({ ...grant, pci: '' }, chainId)
  const session = { ...details, pci: await hashGrant(writeGrant(details)) }
  state.granted = { account: caipAddress, session, isRecorded: false, request: undefined }
  context.loadTokens([session])
  if (!isQuiet) modal.open({ view: 'SmartSessionCreated' })
  return session
}
