import type { UrlUse } from '@latchkey/common'
import type { Core } from '@latchkey/core'

/** Returns the URL policy for pages that the modal links to. */
export function pageUse({ options }: Core): UrlUse {
  return { kind: 'web', strict: options.state.current.strictLinks }
}
