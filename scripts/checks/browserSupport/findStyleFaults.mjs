import stylelint from 'stylelint'
import plugin from 'stylelint-no-unsupported-browser-features'
import { baseline } from './baseline.mjs'

/** Style features that some supported browser lacks, with the visible effect there. */
const decorative = [
  // Firefox below 121: a few parts have the default sizes and spacing.
  'css-has',
  // Only inside `@supports`; elsewhere an accent of the app keeps its plain contrast.
  'css-color-function',
  // The scroll bar has the style of the system.
  'css-scrollbar',
  // Only Safari on a rotated phone enlarges text, and it supports the prefixed name.
  'text-size-adjust',
]

/**
 * Finds features in styles that a browser of the baseline lacks, by the data of caniuse. `ignore` are allowed features.
 */
export async function findStyleFaults(css, filename, ignore = decorative) {
  const rule = [true, { browsers: baseline, ignorePartialSupport: true, ignore }]
  const { results } = await stylelint.lint({
    code: css,
    config: { plugins: [plugin], rules: { 'plugin/no-unsupported-browser-features': rule } },
  })
  return results.flatMap(({ warnings }) => warnings).map(({ line, text }) => `${filename}:${line} ${text}`)
}
