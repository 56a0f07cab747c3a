import type { JSXAttribute, JSXAttributeItem, JSXOpeningElement, Node } from 'oxc-parser'
import { importedName, listSpecifiers, type ModuleEditor } from '../module/createModuleEditor.js'
import { propertiesOf, stringOf } from '../module/syntax.js'

export const rainbowKit = '@rainbow-me/rainbowkit'

/** What the props of `RainbowKitProvider` set, and `createAppKit` sets from now on. */
export type KitSettings = {
  readonly themeMode?: 'dark' | 'light'
  readonly accent?: string
  readonly locale?: string
  /** The name of the chain, and the module that exports it. */
  readonly defaultNetwork?: { readonly name: string; readonly module: string }
}

/** A prop that no option replaces: its name, and the page that describes the replacement. */
export type OpenProp = { readonly attribute: JSXAttributeItem; readonly name: string; readonly page: string }

/** The settings of a provider, and its remaining props. */
export type ProviderProps = { readonly settings: KitSettings; readonly open: readonly OpenProp[] }

/** Returns the elements of a component that the module imports from RainbowKit. */
export function findElements(editor: ModuleEditor, name: string): JSXOpeningElement[] {
  return listSpecifiers(editor.program)
    .filter(({ declaration, specifier }) => declaration.source.value === rainbowKit && importedName(specifier) === name)
    .flatMap(({ specifier }) => editor.bindings.referencesTo(specifier.local.name))
    .flatMap(({ parent }) => (parent.type === 'JSXOpeningElement' ? [parent] : []))
}

/** Reads the props of a `RainbowKitProvider`. */
export function readProviderProps(editor: ModuleEditor, element: JSXOpeningElement): ProviderProps {
  let settings: KitSettings = {}
  const open: OpenProp[] = []
  for (const attribute of element.attributes) {
    if (attribute.type !== 'JSXAttribute') {
      open.push({ attribute, name: editor.textOf(attribute), page: equivalents })
      continue
    }
    const name = attribute.name.type === 'JSXIdentifier' ? attribute.name.name : ''
    const value = attributeValue(attribute)
    const found = value && readSetting(editor, name, value)
    if (found) settings = { ...settings, ...found }
    else open.push({ attribute, name, page: pages[name] ?? equivalents })
  }
  return { settings, open }
}

const equivalents = 'migrateFromRainbowKit.md#3-equivalents'
const pages: Readonly<Record<string, string>> = {
  appInfo: 'options.md',
  initialChain: 'options.md',
  locale: 'languages.md',
  theme: 'theming.md',
}

/** Returns the value of an attribute without `{}`. */
export function attributeValue({ value }: JSXAttribute): Node | undefined {
  return value?.type === 'JSXExpressionContainer' ? value.expression : (value ?? undefined)
}

function readSetting(editor: ModuleEditor, name: string, value: Node): KitSettings | undefined {
  if (name === 'theme') return readTheme(editor, value)
  if (name === 'locale') {
    const [locale = ''] = stringOf(value)?.split('-') ?? []
    return locales.has(locale) ? { locale } : undefined
  }
  if (name === 'initialChain' && value.type === 'Identifier') {
    const imported = findImported(editor, value.name)
    return imported && { defaultNetwork: imported }
  }
  return undefined
}

/** The languages of the kit. */
const locales: ReadonlySet<string> = new Set(['ar', 'en'])

/** `darkTheme({ accentColor: '#7b3fe4' })`, or one theme for each color scheme, which is the default here. */
function readTheme(editor: ModuleEditor, value: Node): KitSettings | undefined {
  if (value.type === 'ObjectExpression') {
    const themes = propertiesOf(value)?.map((each) => readTheme(editor, each.value))
    const accents = new Set(themes?.map((each) => each?.accent))
    const [accent] = accents
    return themes?.every((each) => each !== undefined) && accents.size === 1 ? (accent ? { accent } : {}) : undefined
  }
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return undefined
  const imported = findImported(editor, value.callee.name)
  const themeMode = imported?.module === rainbowKit ? themeModes[imported.name] : undefined
  if (!themeMode) return undefined
  const [options] = value.arguments
  if (!options) return { themeMode }
  const properties = options.type === 'ObjectExpression' ? propertiesOf(options) : undefined
  const accent = stringOf(properties?.find(({ name }) => name === 'accentColor')?.value)
  const isKnown = properties?.every((each) => knownThemeOptions.has(each.name) && stringOf(each.value) !== undefined)
  return isKnown ? { themeMode, ...(accent ? { accent } : {}) } : undefined
}

const themeModes: Readonly<Record<string, 'dark' | 'light'>> = {
  darkTheme: 'dark',
  lightTheme: 'light',
  midnightTheme: 'dark',
}
/** All but the accent have only a slight effect, and none here. */
const knownThemeOptions: ReadonlySet<string> = new Set([
  ...['accentColor', 'accentColorForeground', 'borderRadius', 'fontStack', 'overlayBlur'],
])

/** Returns what a local name was imported as. */
export function findImported(editor: ModuleEditor, local: string): { name: string; module: string } | undefined {
  const found = listSpecifiers(editor.program).find(({ specifier }) => specifier.local.name === local)
  return found && { name: importedName(found.specifier), module: found.declaration.source.value }
}
