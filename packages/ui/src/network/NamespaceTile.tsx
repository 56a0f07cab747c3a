import type { ChainNamespace } from '@latchkey/common'
import { tileColor } from '../primitives/generatedColors.js'
import { Icon } from '../primitives/icons.js'
import { namespaceLooks } from './namespaceLooks.js'

export type NamespaceTileProps = {
  readonly namespace: ChainNamespace
  /** A network of the namespace. It gets a color of its own if its name differs from the namespace's. */
  readonly name?: string
}

/** The symbol of a namespace, or of a network without a picture. */
export function NamespaceTile({ namespace, name }: NamespaceTileProps) {
  const look = namespaceLooks[namespace]
  const isKind = name === undefined || name === look.name
  return (
    <span className="tile" style={{ background: isKind ? look.color : tileColor(name) }}>
      <Icon>{look.sign}</Icon>
    </span>
  )
}
