import {
  cleanText,
  createError,
  type Eip155Actions,
  errors,
  hashGrant,
  isSameAddress,
  parseCaipAddress,
} from '@latchkey/common'
import { readGrant, readGranter } from './readGrant.js'
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
  const { accounts, currentOptions, modal, ports, state } = context
  const account = accounts.getConnected('eip155')
  if (!account) throw createError(errors.NOT_CONNECTED)
  const { grantPermissions, revokePermissions } = actionsOf(context) ?? {}
  const { features, metadata } = currentOptions()
  if (!features.smartSessions || !grantPermissions || !revokePermissions) throw unsupported(context)
  // The id of the permission needs WebCrypto, which pages without TLS do not have.
  if (!globalThis.crypto?.subtle)
    throw createError(errors.METHOD_NOT_SUPPORTED, { details: 'Permissions need a page with https, or on localhost.' })
  const response = await grantPermissions(parameters)
  // The wallet may switch its network while it grants.
  const now = accounts.getConnected('eip155')
  const { address: shown, caipAddress, caipNetworkId: chainId } = now?.address === account.address ? now : account
  const app = cleanText(metadata.name) || (ports.window?.location.host ?? 'App')
  const grant = readGrant(response, { app, chainId, requested: parameters.permissions })
  const details = toGrantedSession({ ...grant, pci: '' }, chainId)
  const session = { ...details, pci: await hashGrant(writeGrant(details)) }
  const { caipNetworkId } = parseCaipAddress(caipAddress)
  const granter = readGranter(response) ?? shown
  const owner = isSameAddress(granter, shown, caipNetworkId) ? caipAddress : (`${caipNetworkId}:${granter}` as const)
  state.granted = { account: owner, session, isRecorded: false, request: undefined }
  context.loadTokens([session])
  if (!isQuiet) modal.open({ view: 'SmartSessionCreated' })
  return session
}
