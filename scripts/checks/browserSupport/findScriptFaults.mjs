import { Linter } from 'eslint'
import compat from 'eslint-plugin-compat'
import esX from 'eslint-plugin-es-x'
import { baseline } from './baseline.mjs'
import { newStatics } from './newStatics.mjs'

// Methods are matched by name only, although iterators share names with lists, schemas have `union`, and chains
// `transfer`.
const tooCommon = /no-iterator-prototype-|no-set-prototype-union|no-arraybuffer-prototype-transfer/
/** Newer than 2022, but in every browser of the baseline. */
const early = ['es-x/no-array-prototype-findlast-findlastindex', 'es-x/no-hashbang']
/** Code tests for these before it uses them. Those of byte arrays are in bundled libraries. */
const asked = ['Intl.Segmenter', 'Uint8Array.fromHex', 'document.prerendering']
const askedMethods = /no-uint8array-/

const newRules = [2023, 2024, 2025, 2026, 'next']
  .flatMap((year) => esX.configs[`flat/no-new-in-es${year}`] ?? [])
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => !tooCommon.test(rule) && !askedMethods.test(rule) && !early.includes(rule))

const config = {
  plugins: { compat, 'es-x': esX, own: { rules: { 'new-statics': newStatics } } },
  languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  settings: { browsers: baseline, lintAllEsApis: true, polyfills: asked, 'es-x': { aggressive: true } },
  rules: {
    'compat/compat': 'error',
    'own/new-statics': ['error', { asked }],
    ...Object.fromEntries(newRules.map((rule) => [rule, 'error'])),
  },
}

/**
 * Finds features in a script that a browser of the baseline lacks: syntax, globals, static members, and methods by
 * name.
 */
export function findScriptFaults(code, filename) {
  const found = new Linter().verify(code, config, { filename: 'script.js' })
  return found.map(({ line, message, ruleId }) => `${filename}:${line} ${message} (${ruleId ?? 'syntax'})`)
}
