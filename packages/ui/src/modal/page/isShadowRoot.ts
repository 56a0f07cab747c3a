/**
 * Returns whether a node is a shadow root. Works for nodes of every window; `instanceof` only for those of this one.
 */
export function isShadowRoot(node: Node | undefined): node is ShadowRoot {
  return node?.nodeType === 11 && 'host' in node
}
