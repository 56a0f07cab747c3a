import type { ChainNamespace } from '@latchkey/common'

/** Props of a card for one namespace. */
export type NamespaceProps = { readonly namespace: ChainNamespace }
