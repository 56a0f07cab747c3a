import type { ImportDeclarationSpecifier, JSXOpeningElement } from 'oxc-parser'
import { importedName, listSpecifiers, type ModuleEditor } from '../module/createModuleEditor.js'
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
  const elements = references.filter(({ parent }) => parent.type !== 'JSXMemberExpression')
  for (const { node, parent } of references) {
    if (parent.type === 'JSXMemberExpression') {
      const custom = editor.parentOf(parent)
      if (custom?.type === 'JSXOpeningElement')
        editor.review(node, `Write \`${editor.textOf(parent)}\` with hooks.`, 'customButton.md')
    } else if (parent.type === 'JSXOpeningElement') migrateProps(editor, parent)
  }
  if (elements.length === 0) return
  const target = { module: react, name }
  if (elements.length === references.length) editor.retarget(specifier, target)
  else editor.rename(elements, editor.importName(target))
}

/** `label` and `wallet` stay. */
function migrateProps(editor: ModuleEditor, element: JSXOpeningElement): void {
  for (const attribute of element.attributes) {
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
