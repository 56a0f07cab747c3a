import { cleanText, readUrl } from '@latchkey/common'
import type { GrantedSession } from '@latchkey/core'

/** Returns the app of a permission by name and host. An app without a name has its host in place of the name. */
export function sessionName({ app, origin, pci }: Pick<GrantedSession, 'app' | 'origin' | 'pci'>): {
  readonly name: string
  readonly host: string | undefined
} {
  const name = cleanText(app ?? '', 128)
  const host = (origin && readUrl(origin)?.host) || undefined
  return name ? { name, host } : { name: host ?? cleanText(pci, 128), host: undefined }
}
