import type { ChainNamespace } from '@latchkey/common'

/** Props of a card that is about one kind of chain. */
export type NamespaceProps = { readonly namespace: ChainNamespace }
