import type { ImportDeclarationSpecifier, JSXOpeningElement } from 'oxc-parser'
import { importedName, listSpecifiers, type ModuleEditor } from '../module/createModuleEditor.js'
import type { Reference } from '../module/readBindings.js'
import { attributeValue, rainbowKit } from './readKitSettings.js'

const react = '@latchkey/appkit/react'
const buttons: Readonly<Record<string, string>> = { ConnectButton: 'AppKitButton', WalletButton: 'AppKitWalletButton' }

/** Replaces the buttons of RainbowKit. `ConnectButton.Custom` stays, and needs a review. */
export function migrateButtons(editor: ModuleEditor): void {
  for (const { declaration, specifier } of listSpecifiers(editor.program)) {
    const name = buttons[importedName(specifier)]
    if (declaration.source.value === rainbowKit && name) migrateButton(editor, specifier, name)
  }
}

function migrateButton(editor: ModuleEditor, specifier: ImportDeclarationSpecifier, name: string): void {
  const references = editor.bindings.referencesTo(specifier.local.name)
  const elements = references.filter((each) => !isMemberUse(each))
  for (const reference of references) {
    const { node, parent } = reference
    if (isMemberUse(reference)) {
      if (editor.parentOf(parent)?.type !== 'JSXClosingElement')
        editor.review(node, `Write \`${node.name}.Custom\` with hooks.`, 'customButton.md')
    } else if (parent.type === 'JSXOpeningElement') migrateProps(editor, parent)
  }
  if (elements.length === 0) return
  const target = { module: react, name }
  if (elements.length === references.length) editor.retarget(specifier, target)
  else editor.rename(elements, editor.importName(target))
}

/** Whether code uses `ConnectButton.Custom`, also as `const { Custom } = ConnectButton`. */
function isMemberUse({ node, parent }: Reference): boolean {
  switch (parent.type) {
    case 'JSXMemberExpression':
    case 'MemberExpression':
      return parent.object === node
    case 'TSQualifiedName':
      return parent.left === node
    case 'VariableDeclarator':
      return parent.init === node && parent.id.type === 'ObjectPattern'
    default:
      return false
  }
}

/** `label` and `wallet` stay. */
function migrateProps(editor: ModuleEditor, element: JSXOpeningElement): void {
  for (const attribute of element.attributes) {
    if (attribute.type === 'JSXSpreadAttribute')
      editor.review(attribute, `Check \`${editor.textOf(attribute)}\`. The button has other props.`, 'customButton.md')
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
    const { name } = attribute.name
    if (name === 'label' || name === 'wallet') continue
    const value = attributeValue(attribute)
    const isLiteral = value?.type === 'Literal' && typeof value.value === 'boolean'
    if (name === 'showBalance' && (!value || isLiteral)) {
      editor.code.update(attribute.start, attribute.end, `balance="${value && !value.value ? 'hide' : 'show'}"`)
      continue
    }
    const start = /\s*$/.exec(editor.text.slice(0, attribute.start))?.[0].length ?? 0
    editor.drop(attribute.start - start, attribute.end)
    editor.review(attribute, `The prop \`${name}\` is removed. The button has other props.`, 'customButton.md')
  }
}
