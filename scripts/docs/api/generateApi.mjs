import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Application, Comment, Converter, ReflectionKind } from 'typedoc'
import ts from 'typescript'
import { appendNetworks } from './appendNetworks.mjs'
import { pages } from './pages.mjs'
import { renderIndex } from './renderIndex.mjs'

const folder = import.meta.dirname
const root = path.resolve(folder, '../../..')
const titles = Object.assign({}, ...pages.map((group) => group.titles))

/**
 * Writes the API reference into a folder: an index, and one Markdown page for each file of `pages/`. Throws if an entry
 * of a published package exports a name that no page documents.
 */
export async function generateApi(out) {
  const app = await Application.bootstrapWithPlugins(options(out))
  const documented = new Set()
  let exported = []
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ programs, project }) => {
    exported = listExports(programs)
    for (const page of project.children ?? []) settleOwners(project, page, documented)
    nameParameters(project)
  })
  const project = await app.convert()
  if (!project) throw new Error('typedoc found no sources')
  const missing = exported.filter(({ name }) => !documented.has(name))
  if (missing.length > 0)
    throw new Error(`scripts/docs/api/pages lacks ${missing.map(({ name, file }) => `${name} of ${file}`).join(', ')}`)
  rmSync(out, { recursive: true, force: true })
  await app.generateOutputs(project)
  if (app.logger.hasErrors()) throw new Error('typedoc reported the problems above')

  for (const page of globSync(path.join(out, '*.md'))) mendAnchors(page)
  appendNetworks(path.join(out, 'networks.md'), path.join(root, 'packages/appkit/src/networks/generated'))
  const summaries = Object.fromEntries(
    project.children.map((page) => [page.name, Comment.combineDisplayParts(page.comment?.summary)]),
  )
  writeFileSync(path.join(out, 'README.md'), renderIndex(pages, summaries))
}

const options = (out) => ({
  plugin: ['typedoc-plugin-markdown'],
  tsconfig: path.join(folder, 'tsconfig.json'),
  entryPoints: Object.keys(titles).map((name) => path.join(folder, 'pages', `${name}.ts`)),
  outputs: [{ name: 'markdown', path: out }],
  logLevel: 'Error',
  // `tsc -b` checks the types.
  skipErrorChecking: true,
  // The pages link to the guides, relative to docs/api.
  validation: { invalidPath: false },
  sortEntryPoints: false,
  disableSources: true,
  excludeExternals: true,
  excludeInternal: true,
  excludePrivate: true,
  readme: 'none',
  router: 'module',
  groupOrder: ['Functions', 'Classes', 'Interfaces', 'Type Aliases', 'Variables'],
  hideBreadcrumbs: true,
  hidePageHeader: true,
  useCodeBlocks: true,
  expandObjects: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  propertyMembersFormat: 'table',
  tableColumnSettings: { hideInherited: true, hideModifiers: true, hideOverrides: true, hideSources: true },
  pageTitleTemplates: { module: ({ name }) => titles[name] },
})

/**
 * Documents each declaration on the first page that exports it, because TypeDoc prefers a page with a star export.
 * Other pages need no entry: their links lead to the first page.
 */
function settleOwners(project, page, documented) {
  for (const child of [...(page.children ?? [])]) {
    const target = child.kind === ReflectionKind.Reference ? child.getTargetReflectionDeep() : child
    if (target !== child || child.kind === ReflectionKind.Namespace) {
      if (target !== child && !documented.has(child.name)) {
        target.parent.removeChild(target)
        target.parent = page
        page.addChild(target)
      }
      project.removeReflection(child)
    }
    documented.add(child.name)
  }
}

/**
 * Links to a repeated heading contain its number. TypeDoc also counts declarations without a heading, so some of these
 * links are broken.
 */
function mendAnchors(page) {
  const isHeading = (file, slug, nth) => slugsOf(file).filter((one) => one === slug).length > nth
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replaceAll(/\((\w+\.md)?#([\w-]+)-(\d+)\)/g, (link, other = '', slug, nth) => {
      const file = other ? path.join(path.dirname(page), other) : page
      return !isHeading(file, slug, Number(nth)) && isHeading(file, slug, 0) ? `(${other}#${slug})` : link
    }),
  )
}

/** Returns the anchors of the headings of a page, in their order. */
function slugsOf(file) {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)
  return [...headings].map(([, heading]) => heading.toLowerCase().replaceAll(/[^\w-]/g, ''))
}

/** Names destructured parameters. */
function nameParameters(project) {
  for (const signature of project.getReflectionsByKind(ReflectionKind.SomeSignature))
    for (const parameter of signature.parameters ?? [])
      if (parameter.name.startsWith('__namedParameters'))
        parameter.name = signature.parameters.some(({ name }) => name === 'options') ? 'settings' : 'options'
}

/** Returns the exported names of published packages, without generated ones and those of dependencies. */
function listExports(programs) {
  const entries = globSync('packages/{*,adapters/*}/src/exports/**/*.ts', { cwd: root })
  return entries
    .filter((file) => !file.includes('.test'))
    .flatMap((file) => {
      const program = programs.find((one) => one.getSourceFile(path.join(root, file)))
      if (!program) throw new Error(`no file of scripts/docs/api/pages exports from ${file}`)
      const checker = program.getTypeChecker()
      return checker
        .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(path.join(root, file))))
        .filter((symbol) => !/node_modules|generated/.test(originOf(symbol, checker)))
        .map(({ name }) => ({ name, file }))
    })
}

function originOf(symbol, checker) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return target.declarations?.[0]?.getSourceFile().fileName ?? ''
}
