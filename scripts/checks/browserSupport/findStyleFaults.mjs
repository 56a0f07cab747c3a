import stylelint from 'stylelint'
import plugin from 'stylelint-no-unsupported-browser-features'
import { baseline } from './baseline.mjs'

/** What styles may use although some supported browser lacks it, and what is seen there. */
const decorative = [
  // Firefox below 121: sizes and spacing of a few parts are the usual ones.
  'css-has',
  // Only inside `@supports`; elsewhere an accent of the app keeps its plain contrast.
  'css-color-function',
  // The bar itself looks as the system's.
  'css-scrollbar',
  // Only Safari on a turned phone enlarges text, and it knows the prefixed name.
  'text-size-adjust',
]

/** What styles use that a browser of the baseline lacks, as caniuse tells; with `ignore` as the features that are let through. */
export async function findStyleFaults(css, filename, ignore = decorative) {
  const rule = [true, { browsers: baseline, ignorePartialSupport: true, ignore }]
  const { results } = await stylelint.lint({
    code: css,
    config: { plugins: [plugin], rules: { 'plugin/no-unsupported-browser-features': rule } },
  })
  return results.flatMap(({ warnings }) => warnings).map(({ line, text }) => `${filename}:${line} ${text}`)
}
