import type { AppKit } from '@latchkey/appkit'
import type { PageSetup } from '../../wallet/pageSetup.js'

/** The API of tests at `window.e2e`. */
type Exposed = { readonly setup: PageSetup; kit?: AppKit; others?: readonly AppKit[] }

function exposed(): Exposed {
  return (window as typeof window & { e2e: Exposed }).e2e
}

/** The test's set-up of this page. */
export function readSetup(): PageSetup {
  return exposed().setup
}

/** Exposes the instances of the page to tests; the first is the main one. */
export function exposeKit(kit: AppKit, ...others: readonly AppKit[]): void {
  Object.assign(exposed(), { kit, others })
}
