import type { ModuleEditor } from '../module/createModuleEditor.js'
import { walk } from '../module/syntax.js'

const names = '(?:button|connect-button|account-button|network-button|modal)'
const element = new RegExp(`^w3m-(?=${names}$)`)
const inMarkup = new RegExp(`(?<=</?)w3m-(?=${names}[\\s>/])`, 'g')

/** Renames `<w3m-button>` and the other elements with that prefix, in JSX, in markup in strings, and in selectors. */
export function migrateElements(editor: ModuleEditor): void {
  const rename = (start: number, end: number, pattern: RegExp) => {
    const text = editor.text.slice(start, end)
    const renamed = text.replace(pattern, 'appkit-')
    if (renamed !== text) editor.code.update(start, end, renamed)
  }
  walk(editor.program, (node, parent) => {
    if (node.type === 'JSXIdentifier' && parent?.type !== 'JSXAttribute') rename(node.start, node.end, element)
    else if (node.type === 'TemplateElement') rename(node.start, node.end, inMarkup)
    else if (node.type === 'Literal' && typeof node.value === 'string') {
      if (parent?.type === 'TSPropertySignature') {
        if (element.test(node.value))
          editor.review(node, `The types of \`<${node.value}>\` come from \`@latchkey/appkit/react\`.`, 'react.md')
      } else if (element.test(node.value)) rename(node.start + 1, node.end - 1, element)
      else rename(node.start, node.end, inMarkup)
    }
  })
}
