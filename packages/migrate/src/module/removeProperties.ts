import type { ObjectExpression } from 'oxc-parser'
import type { ModuleEditor } from './createModuleEditor.js'
import { propertiesOf } from './syntax.js'

/** Removes properties of an object literal, with their commas. */
export function removeProperties(editor: ModuleEditor, object: ObjectExpression, names: readonly string[]): void {
  const properties = propertiesOf(object) ?? []
  const isKept = ({ name }: { readonly name: string }) => !names.includes(name)
  const lastKept = properties.findLastIndex(isKept)
  for (const [index, property] of properties.entries()) {
    if (isKept(property)) continue
    const next = properties[index + 1]
    const previous = properties[index - 1]
    if (lastKept < 0) editor.drop(object.start + 1, object.end - 1)
    else if (index < lastKept && next) editor.drop(property.node.start, next.node.start)
    else if (previous) editor.drop(previous.node.end, property.node.end)
  }
}
