import MagicString from 'magic-string'
import type { ImportDeclaration, ImportDeclarationSpecifier, Node, Program } from 'oxc-parser'
import { type Bindings, type Reference, readBindings } from './readBindings.js'
import type { Review } from './review.js'
import { lineOf, type ParsedModule } from './syntax.js'
import { type Decisions, writeImports } from './writeImports.js'

/** An export of a package. */
export type Target = { readonly module: string; readonly name: string }

/** Collects the edits of one module. */
export type ModuleEditor = {
  readonly file: string
  readonly text: string
  readonly program: Program
  readonly bindings: Bindings
  readonly parentOf: (node: Node) => Node | undefined
  /** The edited code. */
  readonly code: MagicString
  textOf(node: Node): string
  review(node: Node, why: string, page: string): void
  /** Removes a range. An import that only this range uses is removed, too. */
  drop(start: number, end: number): void
  /** Imports the target instead of the specifier's name. Renames the references, unless the name is taken. */
  retarget(specifier: ImportDeclarationSpecifier, target: Target): string
  /** Removes a statement that imports nothing by name. */
  removeImport(declaration: ImportDeclaration): void
  removeSpecifier(specifier: ImportDeclarationSpecifier): void
  /** Adds an import, unless there is one, and returns the local name. */
  importName(target: Target & { readonly isType?: boolean }): string
  /** Renames references to a binding. */
  rename(references: readonly Reference[], name: string): void
  /** Returns the first name that the module doesn't use, and reserves it. */
  newName(names: readonly string[]): string
  /** Whether only dropped code uses the specifier. */
  isDropped(specifier: ImportDeclarationSpecifier): boolean
  /** Returns the code and the places to review. */
  finish(): { readonly code: string; readonly reviews: readonly Review[] }
}

/** Creates the editor of a parsed module. */
export function createModuleEditor(file: string, text: string, parsed: ParsedModule & { ok: true }): ModuleEditor {
  const { program, parentOf } = parsed
  const bindings = readBindings(program)
  const code = new MagicString(text)
  const reviews: Review[] = []
  const dropped: { readonly start: number; readonly end: number }[] = []
  const decisions: Decisions = new Map()
  const removed = new Set<ImportDeclaration>()
  const added = new Map<string, Target & { readonly local: string; readonly isType: boolean }>()
  const claimed = new Set<string>()

  const claim = (names: readonly string[]) => {
    const free = names.find((name) => !claimed.has(name) && !bindings.isTaken(name))
    if (free) claimed.add(free)
    return free
  }
  const known = (target: Target) =>
    [...decisions.values(), ...added.values()].find(
      (each) => each !== 'remove' && each.module === target.module && each.name === target.name,
    )
  const rename = (references: readonly Reference[], name: string) => {
    for (const { node, parent } of references) {
      const isShorthand = parent.type === 'Property' && parent.shorthand
      const isExport = parent.type === 'ExportSpecifier' && parent.exported.start === node.start
      const written = isShorthand ? `${node.name}: ${name}` : isExport ? `${name} as ${node.name}` : name
      code.update(node.start, node.end, written)
    }
  }

  const isDropped = (specifier: ImportDeclarationSpecifier) => {
    const references = bindings.referencesTo(specifier.local.name)
    const isIn = ({ node }: Reference) => dropped.some(({ start, end }) => start <= node.start && node.end <= end)
    return references.length > 0 && references.every(isIn)
  }

  return {
    file,
    text,
    program,
    bindings,
    parentOf,
    code,
    textOf: ({ start, end }) => text.slice(start, end),
    review: (node, why, page) => {
      const line = lineOf(text, node.start)
      if (!reviews.some((each) => each.line === line && each.why === why)) reviews.push({ file, line, why, page })
    },
    drop: (start, end) => {
      dropped.push({ start, end })
      code.remove(start, end)
    },
    rename,
    retarget: (specifier, target) => {
      const { name: local } = specifier.local
      const isAlias = specifier.type !== 'ImportSpecifier' || specifier.imported.start !== specifier.local.start
      const twin = known(target)
      if (twin && twin !== 'remove') {
        decisions.set(specifier, 'remove')
        rename(bindings.referencesTo(local), twin.local)
        return twin.local
      }
      const renamed = isAlias || local === target.name ? undefined : claim([target.name])
      if (renamed) rename(bindings.referencesTo(local), renamed)
      decisions.set(specifier, { ...target, local: renamed ?? local })
      return renamed ?? local
    },
    removeImport: (declaration) => {
      removed.add(declaration)
    },
    removeSpecifier: (specifier) => {
      decisions.set(specifier, 'remove')
    },
    importName: (target) => {
      const twin = known(target)
      if (twin && twin !== 'remove') return twin.local
      const existing = findImport(program, target)
      if (existing) return existing
      const capitalized = target.name.replace(/^./, (letter) => letter.toUpperCase())
      const local = claim([target.name, `latchkey${capitalized}`, `latchkey${capitalized}1`]) ?? target.name
      added.set(local, { isType: false, ...target, local })
      return local
    },
    newName: (names) => claim(names) ?? names[0] ?? '',
    isDropped,
    finish: () => {
      for (const { specifier } of listSpecifiers(program)) if (isDropped(specifier)) decisions.set(specifier, 'remove')
      writeImports({ text, program, code, decisions, removed, added: [...added.values()] })
      return { code: code.toString(), reviews: reviews.toSorted((a, b) => a.line - b.line) }
    },
  }
}

type Listed = { readonly declaration: ImportDeclaration; readonly specifier: ImportDeclarationSpecifier }

/** Returns all specifiers of the imports of a module. */
export function listSpecifiers(program: Program): Listed[] {
  return program.body.flatMap((declaration) =>
    declaration.type === 'ImportDeclaration'
      ? declaration.specifiers.map((specifier) => ({ declaration, specifier }))
      : [],
  )
}

/** Returns the imported name: `default` and `*` for the other kinds. */
export function importedName(specifier: ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  if (specifier.type === 'ImportNamespaceSpecifier') return '*'
  return specifier.imported.type === 'Literal' ? specifier.imported.value : specifier.imported.name
}

function findImport(program: Program, { module, name }: Target): string | undefined {
  return listSpecifiers(program).find(
    ({ declaration, specifier }) =>
      declaration.source.value === module &&
      importedName(specifier) === name &&
      declaration.importKind !== 'type' &&
      !('importKind' in specifier && specifier.importKind === 'type'),
  )?.specifier.local.name
}
