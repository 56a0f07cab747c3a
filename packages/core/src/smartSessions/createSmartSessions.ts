import { abortReason, createError, createSharedCall, errors, type SharedCall } from '@latchkey/common'
import { proxy } from 'valtio/vanilla'
import { createTokenFacts } from './createTokenFacts.js'
import { type GrantParameters, grantSession } from './grantSession.js'
import { recordSession } from './recordSession.js'
import { revokeSession } from './revokeSession.js'
import { toListError } from './runRequest.js'
import {
  actionsOf,
  loadService,
  type SmartSessionsContext,
  type SmartSessionsDeps,
  shownAccount,
} from './smartSessionsContext.js'
import type { GrantedSession, SmartSessionsState } from './smartSessionsState.js'
import { toGrantedSession } from './toGrantedSession.js'

type CallOptions = { readonly signal?: AbortSignal | undefined }

/** The permissions that the shown EVM account granted to apps (ERC-7715). */
export type SmartSessions = {
  readonly state: SmartSessionsState
  /** Whether the app turned the feature on, and the connected wallet grants and revokes permissions. */
  isSupported(): boolean
  /** Whether the app has a server that keeps the list: `services.chainData`. */
  hasList(): boolean
  /**
   * Asks the wallet for permissions, with the parameters of the action `grantPermissions`. Shows the result in the view
   * `SmartSessionCreated`, in which the visitor can add it to the list, unless `isQuiet` is set. Rejects with the codes
   * of that action, a {@link SmartSessionErrorCode}, and with `METHOD_NOT_SUPPORTED` if {@link isSupported} is false.
   *
   * @example
   * const sessions = await core.smartSessions.load()
   * const { terms, expiration } = await sessions.grant({ permissions: [request] })
   */
  grant(parameters: GrantParameters): Promise<GrantedSession>
  /**
   * Asks the wallet to sign that the permission of the last {@link grant} belongs to the list, and adds it. Resolves at
   * once if it is there. Calls share a pending request. Rejects with a {@link SmartSessionErrorCode}, which the state
   * has.
   */
  record(options?: CallOptions): Promise<void>
  /** Loads the list of the shown account. Never rejects; the state has the code of a failure. */
  refresh(): Promise<void>
  /**
   * Revokes a listed permission: first in the wallet, then in the list, for which the wallet signs a text. A repeated
   * call continues after the steps that succeeded. Calls for the same permission share a pending request. Rejects with
   * a {@link SmartSessionErrorCode}, which the state has.
   */
  revoke(pci: string, options?: CallOptions): Promise<void>
  /**
   * Removes a permission from the list as {@link revoke} does, without asking the wallet to revoke it. For a permission
   * that the wallet no longer has, for example after it was reset.
   */
  remove(pci: string, options?: CallOptions): Promise<void>
  /**
   * Ends the pending requests about a permission, which reject with `ABORTED`. The wallet may still show its prompt; a
   * permission that it revokes afterwards stays in the list.
   */
  cancel(pci: string): void
}

/** Creates the {@link SmartSessions} of an instance. */
export function createSmartSessions(deps: SmartSessionsDeps): SmartSessions {
  const { chainData, currentOptions, lifetime } = deps
  const state = proxy<SmartSessionsState>({ list: undefined, granted: undefined, revocations: {}, tokens: {} })
  const context: SmartSessionsContext = {
    ...deps,
    state,
    revoked: new Set(),
    loadTokens: createTokenFacts(state, deps),
  }
  const pending = new Map<string, { readonly pci: string; readonly call: SharedCall<void> }>()
  let latest: unknown
  lifetime.addEventListener('abort', () => {
    for (const { call } of pending.values()) call.abort(abortReason(lifetime))
  })

  /** Starts a request about a permission, or joins the pending one with the same key. */
  function share(
    key: string,
    pci: string,
    { signal }: CallOptions,
    start: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const request = pending.get(key) ?? {
      pci,
      call: createSharedCall((ended) => start(ended).finally(() => pending.delete(key))),
    }
    pending.set(key, request)
    return request.call.join(signal)
  }

  async function revoke(pci: string, options: CallOptions, onlyInList: boolean): Promise<void> {
    const { list } = state
    const session = list?.sessions.find((each) => each.pci === pci)
    if (!list || !session) throw createError(errors.INVALID_PARAMS, { details: `The list has no permission ${pci}.` })
    await share(`revoke ${list.account} ${pci}`, pci, options, (signal) =>
      revokeSession(context, session, list.account, { onlyInList, signal }),
    )
    // A response that was under way may still have the permission.
    if (state.list?.status === 'loading') void refresh()
  }

  async function refresh(): Promise<void> {
    const account = shownAccount(context)
    const own = {}
    latest = own
    if (!account) {
      state.list = undefined
      return
    }
    const sessions = state.list?.account === account ? state.list.sessions : []
    state.list = { status: 'loading', account, sessions }
    try {
      const { api, client } = await loadService(context)
      const { rows } = await api.getSessions(client, { account }, { signal: lifetime })
      if (latest !== own) return
      const chainId = account.slice(0, account.lastIndexOf(':')) as `eip155:${string}`
      const loaded = rows
        .filter(({ revokedAt }) => revokedAt === undefined)
        .map((row) => toGrantedSession(row, chainId))
      state.list = { status: 'loaded', account, sessions: loaded }
      context.loadTokens(loaded)
    } catch (error) {
      if (latest !== own || lifetime.aborted) return
      state.list = { status: 'failed', account, sessions, code: toListError(error, 'SMART_SESSIONS_FAILED').code }
    }
  }

  return {
    state,
    isSupported() {
      const { grantPermissions, revokePermissions } = actionsOf(context) ?? {}
      return currentOptions().features.smartSessions && Boolean(grantPermissions && revokePermissions)
    },
    hasList: () => chainData.isEnabled,
    grant: async (parameters) => grantSession(context, parameters),
    async record(options = {}) {
      const { pci = '' } = state.granted?.session ?? {}
      await share(`record ${pci}`, pci, options, (signal) => recordSession(context, signal))
      void refresh()
    },
    refresh,
    revoke: (pci, options = {}) => revoke(pci, options, false),
    remove: (pci, options = {}) => revoke(pci, options, true),
    cancel(pci) {
      for (const request of pending.values()) if (request.pci === pci) request.call.abort(createError(errors.ABORTED))
    },
  }
}
