import type MagicString from 'magic-string'
import type { ImportDeclaration, ImportDeclarationSpecifier, Program } from 'oxc-parser'

/** The export that a specifier imports from now on, and its local name. */
export type ImportedTarget = { readonly module: string; readonly name: string; readonly local: string }

/** The decided specifiers. All others stay. */
export type Decisions = Map<ImportDeclarationSpecifier, ImportedTarget | 'remove'>

type Edit = {
  readonly text: string
  readonly program: Program
  readonly code: MagicString
  readonly decisions: Decisions
  /** Statements without specifiers to remove, such as `import 'styles.css'`. */
  readonly removed: ReadonlySet<ImportDeclaration>
  readonly added: readonly Entry[]
}

/** Writes the decided imports into the code, in the style of the module. */
export function writeImports({ text, program, code, decisions, removed, added }: Edit): void {
  const declarations = program.body.filter((each) => each.type === 'ImportDeclaration')
  const style = styleOf(text, declarations)
  const gone = new Set(removed)
  let pending = groupByModule(added)
  const decided = declarations.filter(({ specifiers }) => specifiers.some((each) => decisions.has(each)))
  for (const declaration of decided) {
    const entries = entriesOf(declaration, decisions)
    const groups = groupByModule(entries)
    if (groups.size === 0 && pending.size === 0) {
      gone.add(declaration)
      continue
    }
    const own = [...groups.keys()]
    // New imports from the same module join the statement.
    if (declaration.importKind !== 'type')
      for (const module of own) groups.get(module)?.push(...(pending.get(module) ?? []))
    if (declaration.importKind !== 'type') pending = new Map([...pending].filter(([module]) => !own.includes(module)))
    const isLast = declaration === decided.at(-1)
    if (isLast && declaration.importKind !== 'type') {
      for (const [module, group] of pending) groups.set(module, group)
      pending = new Map()
    }
    if (groups.size === 0) gone.add(declaration)
    else if (!changeInPlace(code, declaration, decisions, groups)) {
      const isType = declaration.importKind === 'type'
      const statements = [...groups].map(([module, group]) => printImport(module, group, style, isType))
      code.update(declaration.start, declaration.end, statements.join(style.newline))
    }
  }
  for (const declaration of gone) removeStatement(code, text, declaration)
  const statements = [...pending].map(([module, group]) =>
    printImport(
      module,
      group,
      style,
      group.every((each) => each.isType),
    ),
  )
  if (statements.length === 0) return
  const lastImport = declarations.at(-1)
  if (lastImport && gone.has(lastImport)) {
    // The line break after the removed statement is gone, too.
    code.appendLeft(lastImport.start, [...statements, ''].join(style.newline))
    return
  }
  const last = lastImport ?? program.body.findLast((each) => 'directive' in each && each.directive)
  if (last) code.appendLeft(last.end, [``, ...statements].join(style.newline))
  else code.prependRight(program.hashbang ? program.hashbang.end + 1 : 0, [...statements, ''].join(style.newline))
}

type Entry = ImportedTarget & { readonly isType: boolean }

/** Returns what the declaration imports from now on. */
function entriesOf(declaration: ImportDeclaration, decisions: Decisions): Entry[] {
  return declaration.specifiers.flatMap((specifier) => {
    const decision = decisions.get(specifier)
    if (decision === 'remove') return []
    const isNamed = specifier.type === 'ImportSpecifier'
    const isType = declaration.importKind === 'type' || (isNamed && specifier.importKind === 'type')
    if (decision) return [{ ...decision, isType }]
    const name = isNamed ? nameOf(specifier) : specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*'
    return [{ module: declaration.source.value, name, local: specifier.local.name, isType }]
  })
}

function nameOf({ imported }: ImportDeclarationSpecifier & { type: 'ImportSpecifier' }): string {
  return imported.type === 'Literal' ? imported.value : imported.name
}

function groupByModule(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) groups.set(entry.module, [...(groups.get(entry.module) ?? []), entry])
  return groups
}

/** Changes only module and names, if the statement imports from one module and no specifier goes. */
function changeInPlace(
  code: MagicString,
  declaration: ImportDeclaration,
  decisions: Decisions,
  groups: ReadonlyMap<string, readonly Entry[]>,
): boolean {
  const [[module, entries = []] = []] = groups
  const { specifiers, source } = declaration
  const isWhole = groups.size === 1 && specifiers.every((each) => decisions.get(each) !== 'remove')
  if (!module || !isWhole) return false
  code.update(source.start + 1, source.end - 1, module)
  for (const specifier of specifiers) {
    const decision = decisions.get(specifier)
    if (!decision || decision === 'remove' || specifier.type !== 'ImportSpecifier') continue
    const { imported, local } = specifier
    if (decision.name === nameOf(specifier) && decision.local === local.name) continue
    code.update(imported.start, local.end, printName(decision))
  }
  const last = specifiers.at(-1)
  for (const entry of entries.slice(specifiers.length))
    if (last) code.appendLeft(last.end, `, ${entry.isType ? 'type ' : ''}${printName(entry)}`)
  return true
}

/** Removes a statement with its line. */
function removeStatement(code: MagicString, text: string, { start, end }: { start: number; end: number }): void {
  const rest = /^[ \t]*(\r?\n)?/.exec(text.slice(end))?.[0].length ?? 0
  code.remove(start, end + rest)
}

type Style = {
  readonly quote: string
  readonly semicolon: string
  readonly newline: string
  readonly isSpaced: boolean
}

function styleOf(text: string, declarations: readonly ImportDeclaration[]): Style {
  const [first] = declarations
  const code = first ? text.slice(first.start, first.end) : ''
  return {
    quote: first?.source.raw?.[0] ?? "'",
    semicolon: first && !code.endsWith(';') ? '' : ';',
    newline: text.includes('\r\n') ? '\r\n' : '\n',
    isSpaced: !declarations.some(({ start, end }) => /import (type )?\{\S/.test(text.slice(start, end))),
  }
}

function printImport(module: string, entries: readonly Entry[], style: Style, isType: boolean): string {
  const { quote, semicolon, newline, isSpaced } = style
  const isTypeOnly = isType && entries.every((each) => each.isType)
  const from = ` from ${quote}${module}${quote}${semicolon}`
  const start = `import ${isTypeOnly ? 'type ' : ''}`
  const namespace = entries.find(({ name }) => name === '*')
  if (namespace) return `${start}* as ${namespace.local}${from}`
  const standard = entries.find(({ name }) => name === 'default')
  const names = entries
    .filter((each) => each !== standard)
    .map((each) => `${each.isType && !isTypeOnly ? 'type ' : ''}${printName(each)}`)
  const space = isSpaced ? ' ' : ''
  const line = `{${space}${names.join(', ')}${space}}`
  const list =
    start.length + line.length + from.length > 100 ? `{${newline}  ${names.join(`,${newline}  `)},${newline}}` : line
  return `${start}${[...(standard ? [standard.local] : []), ...(names.length > 0 ? [list] : [])].join(', ')}${from}`
}

function printName({ name, local }: ImportedTarget): string {
  return name === local ? name : `${name} as ${local}`
}
