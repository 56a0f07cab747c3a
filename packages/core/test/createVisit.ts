import { createFakeStorage, settle } from '@latchkey/testing'
// Core imports it when a page may connect without a click. A first import takes more turns than `settle` waits for.
import '../src/appActions/startAutoConnect.js'
import { createTestCore } from './createTestCore.js'
import { createFakePage } from './fakePage.js'
import { createScriptedAdapter } from './scriptedAdapter.js'
import { createScriptedWallet, type ScriptedWallet } from './scriptedWallet.js'

/** The browser of a wallet app on a phone. */
export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

type VisitChange = {
  readonly offersHost?: boolean
  /** Further wallets, which announce themselves after the first. */
  readonly others?: readonly ScriptedWallet[]
  readonly prerendering?: boolean
}

/** Returns a function that opens the pages of one visit, by default on a phone. They share the session storage. */
export function createVisit({ userAgent = phone, isBlocked = false } = {}) {
  const values = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  const storage = createFakeStorage()
  return async (
    wallet: ScriptedWallet,
    options: object = { autoConnect: 'wallet-browser' },
    { offersHost = false, others = [], prerendering = false }: VisitChange = {},
  ) => {
    const page = createFakePage()
    Object.assign(page.document, { prerendering })
    Object.assign(page, { navigator: { userAgent }, parent: page })
    if (offersHost) Object.assign(page, { parent: new EventTarget() })
    Object.defineProperty(page, 'sessionStorage', {
      get() {
        if (isBlocked) throw new Error('blocked')
        return sessionStorage
      },
    })
    const adapter = { ...createScriptedAdapter([wallet, ...others]), ...(offersHost ? { offersHost } : {}) }
    const made = createTestCore({ wallet, page, storage, adapter, options })
    await made.core.ready
    await settle()
    return made
  }
}

/** Creates a wallet whose restore opens no window. */
export const walletWith = (change: Parameters<typeof createScriptedWallet>[0] = {}) =>
  createScriptedWallet({ restorePrompt: () => 'never', ...change })

/** The kinds of the requests to a wallet. */
export const kinds = ({ requests }: ScriptedWallet) => requests.map(({ kind }) => kind)
