import MagicString from 'magic-string'
import { type Expression, type Node, type ObjectExpression, parseSync } from 'oxc-parser'
import type { Review } from '../module/review.js'
import { lineOf, type NamedProperty, propertiesOf, stringOf } from '../module/syntax.js'

/** A package of one of the kits. */
export function isKitPackage(name: string): boolean {
  return /^@rainbow-me\/rainbowkit(-siwe-next-auth)?$/.test(name) || /^@reown\/appkit(-|$)/.test(name)
}

function packagesPage(name: string): string {
  return name.startsWith('@rainbow-me') ? 'migrateFromRainbowKit.md#1-packages' : 'migrateFromAppKit.md#1-packages'
}

const sections = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']

/** The usual successors, for a manifest whose packages no code imports. */
const successors: Readonly<Record<string, readonly string[]>> = {
  '@rainbow-me/rainbowkit': ['@latchkey/adapter-eip155', '@latchkey/appkit'],
  '@rainbow-me/rainbowkit-siwe-next-auth': ['@latchkey/siwx'],
  '@reown/appkit': ['@latchkey/appkit'],
  '@reown/appkit-adapter-bitcoin': ['@latchkey/adapter-bip122'],
  '@reown/appkit-adapter-ethers': ['@latchkey/adapter-eip155'],
  '@reown/appkit-adapter-ethers5': ['@latchkey/adapter-eip155'],
  '@reown/appkit-adapter-polkadot': ['@latchkey/adapter-polkadot'],
  '@reown/appkit-adapter-solana': ['@latchkey/adapter-solana'],
  '@reown/appkit-adapter-wagmi': ['@latchkey/adapter-eip155'],
  '@reown/appkit-siwe': ['@latchkey/siwx'],
  '@reown/appkit-siwx': ['@latchkey/siwx'],
}

/** What the code of a package imports after the migration. */
export type Usage = {
  /** Packages of Latchkey. */
  readonly needed: ReadonlySet<string>
  /** Packages of the kits that some code still names. */
  readonly remaining: ReadonlySet<string>
}

/** Returns the packages that a manifest depends on; none if it is not valid JSON. */
export function packagesIn(text: string): string[] {
  return sectionsOf(parseManifest(text)).flatMap(({ properties }) => properties.map(({ name }) => name))
}

/** Returns why a manifest is not valid; nothing if it is. */
export function findManifestErrors(file: string, text: string): { file: string; line: number; message: string }[] {
  if (parseManifest(text)) return []
  const [error] = parseSync('package.js', `(${text})`, { lang: 'js' }).errors
  return [
    { file, line: lineOf(text, (error?.labels[0]?.start ?? 1) - 1), message: error?.message ?? 'It is not an object.' },
  ]
}

/** Replaces the packages of the kits in a `package.json`, and keeps its formatting. */
export function changeManifest(
  file: string,
  text: string,
  { needed, remaining }: Usage,
  version: string,
): { readonly text: string; readonly reviews: readonly Review[] } {
  const manifest = parseManifest(text)
  const reviews: Review[] = []
  const review = (offset: number, why: string, page: string) =>
    reviews.push({ file, line: lineOf(text, offset), why, page })
  if (!manifest) return { text, reviews }
  const code = new MagicString(text)
  const found = sectionsOf(manifest)
  const listed = new Set(found.flatMap(({ properties }) => properties.map(({ name }) => name)))
  const kitPackages = [...listed].filter(isKitPackage)
  // A package that stays gets its successor now: a later migration of its code needs it.
  const replaced = kitPackages.filter((name) => needed.size === 0 || remaining.has(name))
  const names = [...needed, ...replaced.flatMap((name) => successors[name] ?? [])]
  const missing = [...new Set(names)].sort().filter((name) => !listed.has(name))

  const targets = targetsOf(found)
  for (const section of found) {
    const kit = section.properties.filter(({ name }) => isKitPackage(name))
    for (const { node, value } of kit)
      if (/^(catalog|workspace|npm):/.test(stringOf(value) ?? ''))
        review(node.start - 1, 'The version came from elsewhere. Add the new packages there, too.', 'quickStart.md')
    for (const { name, node } of kit)
      if (remaining.has(name))
        review(node.start - 1, `\`${name}\` stays, because code still names it.`, packagesPage(name))
    const added = targets.includes(section) ? missing : []
    if (kit.length > 0) replaceProperties(code, text, section, { added, remaining, version })
  }
  if (kitPackages.length === 0 && missing.length > 0) {
    const section = ['dependencies', ...sections].flatMap((name) => found.find((each) => each.name === name) ?? [])[0]
    if (section) addProperties(code, text, section, missing, version)
    else review(0, `Add ${missing.map((name) => `\`${name}\``).join(', ')} to the dependencies.`, 'quickStart.md')
  }
  for (const { name, node, value } of propertiesOf(manifest) ?? []) {
    const kit = kitPackages.find((each) => text.slice(value.start - 1, value.end - 1).includes(`"${each}"`))
    if (kit && !sections.includes(name))
      review(node.start - 1, `\`${name}\` names a package of the kit.`, packagesPage(kit))
  }
  const wagmi = found.flatMap(({ properties }) => properties).find(({ name }) => name === 'wagmi')
  if (wagmi && names.includes('@latchkey/adapter-eip155') && isOldWagmi(stringOf(wagmi.value) ?? ''))
    review(wagmi.node.start - 1, 'The adapter needs wagmi 2.19 or later.', 'wagmi.md')
  return { text: code.toString(), reviews }
}

/** Offsets of the syntax tree are one too large: JSON is parsed as an expression in parentheses. */
function parseManifest(text: string): ObjectExpression | undefined {
  const { program, errors } = parseSync('package.js', `(${text})`, { lang: 'js' })
  const [statement] = program.body
  if (errors.length > 0 || statement?.type !== 'ExpressionStatement') return undefined
  const expression: Expression =
    statement.expression.type === 'ParenthesizedExpression' ? statement.expression.expression : statement.expression
  return expression.type === 'ObjectExpression' ? expression : undefined
}

/** A list of dependencies in a manifest. */
type Section = { readonly name: string; readonly node: Node; readonly properties: readonly NamedProperty[] }

function sectionsOf(manifest: ObjectExpression | undefined): Section[] {
  return (manifest ? (propertiesOf(manifest) ?? []) : []).flatMap(({ name, value }) =>
    sections.includes(name) && value.type === 'ObjectExpression'
      ? [{ name, node: value, properties: propertiesOf(value) ?? [] }]
      : [],
  )
}

/** Returns the sections that get the new packages: the first one with a kit, and the peers of a library. */
function targetsOf(found: readonly Section[]): Section[] {
  const withKit = found.filter(({ properties }) => properties.some(({ name }) => isKitPackage(name)))
  const own = ['dependencies', 'optionalDependencies', 'devDependencies'].flatMap(
    (name) => withKit.find((each) => each.name === name) ?? [],
  )
  return [...own.slice(0, 1), ...withKit.filter(({ name }) => name === 'peerDependencies')]
}

type Replacement = {
  readonly added: readonly string[]
  readonly remaining: ReadonlySet<string>
  readonly version: string
}

/** Writes the new packages in the place of the first one of the kit. */
function replaceProperties(
  code: MagicString,
  text: string,
  { name: section, node, properties }: Section,
  { added, remaining, version }: Replacement,
): void {
  const isOld = ({ name }: NamedProperty) => isKitPackage(name) && !remaining.has(name)
  const first = properties.findIndex(({ name }) => isKitPackage(name))
  const entries = properties.flatMap((property, index) => {
    const old = isOld(property) ? [] : [text.slice(property.node.start - 1, property.node.end - 1)]
    return index === first ? [...added.map((name) => writePackage(section, name, version)), ...old] : old
  })
  const [start, end] = [properties[0]?.node.start, properties.at(-1)?.node.end]
  if (start === undefined || end === undefined) return
  if (entries.length === 0) code.remove(node.start, node.end - 2)
  else code.update(start - 1, end - 1, entries.join(`,${gapBefore(text, start - 1)}`))
}

/** Writes packages at the start of a section. */
function addProperties(
  code: MagicString,
  text: string,
  { name: section, node, properties }: Section,
  names: readonly string[],
  version: string,
): void {
  const entries = names.map((name) => writePackage(section, name, version))
  const [first] = properties
  if (!first) {
    code.update(node.start - 1, node.end - 1, `{ ${entries.join(', ')} }`)
    return
  }
  const start = first.node.start - 1
  code.appendLeft(start, entries.map((each) => `${each},${gapBefore(text, start)}`).join(''))
}

/** An app gets the version of the command. A library accepts later ones, too. */
function writePackage(section: string, name: string, version: string): string {
  return `"${name}": "${section === 'peerDependencies' ? '^' : ''}${version}"`
}

/** Returns the white space before an offset: the line break and indentation of a property. */
function gapBefore(text: string, offset: number): string {
  return /\s*$/.exec(text.slice(0, offset))?.[0] || ' '
}

function isOldWagmi(range: string): boolean {
  const [, major = '0', minor] = /^[\^~>=v ]*(\d+)(?:\.(\d+))?/.exec(range) ?? []
  return (
    major !== '0' &&
    (Number(major) < 2 || (Number(major) === 2 && minor !== undefined && Number(minor) < 19 && !range.startsWith('^')))
  )
}
