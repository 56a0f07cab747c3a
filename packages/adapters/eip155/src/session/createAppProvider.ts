import { layOver } from '@latchkey/adapter-kit'
import { isObject, type Logger } from '@latchkey/common'
import { createProviderEvents } from '../wallet/createProviderEvents.js'
import { type Eip1193Provider, watchProvider } from '../wallet/eip1193.js'
import type { SessionState } from './sessionState.js'

type Listener = (value: unknown) => void

/** Methods that return the shared accounts. */
const accountMethods: ReadonlySet<string> = new Set(['eth_accounts', 'eth_requestAccounts'])
/** Methods for which a wallet uses its own first account unless the request has `from`. */
const fromMethods: ReadonlySet<string> = new Set(['eth_sendTransaction', 'eth_signTransaction', 'wallet_sendCalls'])

/**
 * Creates the provider for apps: the wallet's, but with the active account first in account lists, with
 * `accountsChanged` when the page selects an account, and with the selected account as the default `from`. The wallet's
 * own object is not modified. After the session ended, it passes everything through.
 */
export function createAppProvider(
  provider: Eip1193Provider,
  state: Pick<SessionState, 'life' | 'selection' | 'accounts' | 'selected'>,
  logger: Logger,
): Eip1193Provider {
  const { life, selection, selected } = state

  function activeFirst(value: unknown): unknown {
    return !life.ended.aborted && isTextList(value) ? selection.order(value) : value
  }

  function withSender(params: unknown): unknown {
    const [first, ...rest]: readonly unknown[] = Array.isArray(params) ? params : []
    const from = state.accounts[0]?.address
    const isSelected = !life.ended.aborted && selection.choice(from, from) !== undefined
    return isSelected && isObject(first) && !('from' in first) ? [{ ...first, from }, ...rest] : params
  }

  async function request(asked: Parameters<Eip1193Provider['request']>[0]): Promise<unknown> {
    const method = isObject(asked) ? asked.method : ''
    if (accountMethods.has(method)) return activeFirst(await provider.request(asked))
    return provider.request(fromMethods.has(method) ? { ...asked, params: withSender(asked.params) } : asked)
  }

  const app: Eip1193Provider = layOver(() => provider, {
    request,
    ...createListening(provider, activeFirst, selected.watch, logger, () => app),
  })
  return app
}

/** Creates the functions that add and remove listeners. Only `accountsChanged` differs from the wallet's. */
function createListening(
  provider: Eip1193Provider,
  activeFirst: (value: unknown) => unknown,
  watchSelected: SessionState['selected']['watch'],
  logger: Logger,
  app: () => Eip1193Provider,
) {
  const event = 'accountsChanged'
  const events = createProviderEvents(logger)
  const added = new Map<Listener, Listener>()
  let stop: (() => void) | undefined

  /** `listener` is the app's, `call` runs it. */
  function add(listener: Listener, call: Listener): void {
    remove(listener)
    added.set(listener, call)
    events.on(event, call)
    if (stop) return
    const emit = (accounts: unknown) => events.emit(event, accounts)
    const stops = [watchSelected(emit), watchProvider(provider, event, (accounts) => emit(activeFirst(accounts)))]
    stop = () => {
      for (const undo of stops) undo()
      stop = undefined
    }
  }

  function remove(listener: Listener): void {
    const call = added.get(listener)
    if (!call) return
    added.delete(listener)
    events.removeListener(event, call)
    if (added.size === 0) stop?.()
  }

  function forward(name: 'on' | 'once' | 'removeListener', eventName: string, listener: Listener): void {
    const own: unknown = Reflect.get(provider, name)
    if (typeof own === 'function') Reflect.apply(own, provider, [eventName, listener])
  }

  function on(eventName: string, listener: Listener): Eip1193Provider {
    if (eventName === event) add(listener, (value) => listener(value))
    else forward('on', eventName, listener)
    return app()
  }

  function once(eventName: string, listener: Listener): Eip1193Provider {
    if (eventName !== event) forward('once', eventName, listener)
    else
      add(listener, (value) => {
        remove(listener)
        listener(value)
      })
    return app()
  }

  function removeListener(eventName: string, listener: Listener): Eip1193Provider {
    if (eventName === event) remove(listener)
    else forward('removeListener', eventName, listener)
    return app()
  }

  return { on, addListener: on, once, removeListener, off: removeListener }
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
