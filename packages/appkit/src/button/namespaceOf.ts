import type { ChainNamespace } from '@latchkey/common'
import { isChainNamespace } from '@latchkey/common/start'
import type { ButtonAttributes } from './buttonModel.js'

/** Returns the namespace of a button, if its attribute names a known one. */
export function namespaceOf(attributes: ButtonAttributes): ChainNamespace | undefined {
  const value = attributes.text('namespace')
  return isChainNamespace(value) ? value : undefined
}
