import type { ChainNamespace } from '@latchkey/common'
import { isChainNamespace } from '@latchkey/common/start'
import type { ButtonAttributes } from './buttonModel.js'

/** The namespace a button is for, if it names a known one. */
export function namespaceOf(attributes: ButtonAttributes): ChainNamespace | undefined {
  const value = attributes.text('namespace')
  return isChainNamespace(value) ? value : undefined
}
