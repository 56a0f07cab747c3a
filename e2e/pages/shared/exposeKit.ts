import type { AppKit } from '@latchkey/appkit'
import type { PageSetup } from '../../wallet/pageSetup.js'

/** What tests find on `window.e2e`. */
type Exposed = { readonly setup: PageSetup; kit?: AppKit; others?: readonly AppKit[] }

function exposed(): Exposed {
  return (window as typeof window & { e2e: Exposed }).e2e
}

/** What the test decided about this page. */
export function readSetup(): PageSetup {
  return exposed().setup
}

/** Gives tests the instances of the page; the first is the one the page is about. */
export function exposeKit(kit: AppKit, ...others: readonly AppKit[]): void {
  Object.assign(exposed(), { kit, others })
}
