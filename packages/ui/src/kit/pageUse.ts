import type { UrlUse } from '@latchkey/common'
import type { Core } from '@latchkey/core'

/** How the URL policy judges a page that the modal links to, by the app's options (R43). */
export function pageUse({ options }: Core): UrlUse {
  return { kind: 'web', strict: options.state.current.strictLinks }
}
