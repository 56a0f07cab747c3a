/** The code of an error, its text and its documentation. `{name}` in the text stands for a value of the error. */
export type ErrorDefinition<Code extends string = string> = {
  readonly code: Code
  /** The text for visitors, in English. */
  readonly shortMessage: string
  /** The section of the documentation that explains the error. */
  readonly docsPath: string
}

/**
 * Returns the definitions of a table of texts by code, for `createError`. `section` is the heading of
 * `docs/troubleshooting.md` whose table explains these codes, as in a link.
 */
export function defineErrors<const Texts extends Readonly<Record<string, string>>>(
  section: string,
  texts: Texts,
): { readonly [Code in keyof Texts]: ErrorDefinition<Code & string> & { readonly shortMessage: Texts[Code] } }
export function defineErrors(
  section: string,
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, ErrorDefinition>> {
  const docsPath = `docs/troubleshooting.md#${section}`
  return Object.fromEntries(
    Object.entries(texts).map(([code, shortMessage]) => [code, { code, shortMessage, docsPath }]),
  )
}

/** How an app sets up and calls the kit. */
const setupErrors = defineErrors('configuration', {
  INVALID_OPTIONS: 'The options given to {method} are not valid.',
  PROJECT_ID_MISSING: 'Project ID Not Configured',
  SIWE_AND_SIWX: 'Cannot set both `siweConfig` and `siwx` options',
  NOT_CREATED: 'Please call createAppKit before using the app-kit hook',
  DESTROYED: 'This app-kit instance was destroyed.',
  PAGE_MISSING: 'The modal can only open in a browser page.',
  INVALID_PARAMS: 'A parameter is not valid.',
})

/** Calls without a wallet. */
const callErrors = defineErrors('connecting', {
  ABORTED: 'Request was aborted',
  NOT_CONNECTED: 'No wallet is connected.',
})

const browserErrors = defineErrors('browser', {
  BROWSER_TOO_OLD: 'This browser is too old to connect a wallet. Update it, or use another one.',
  VIEW_LOAD_FAILED: 'Could not load this screen',
})

/**
 * The errors of code that loads with every page. Such code imports this table, and other code imports `errors`, which
 * includes it: a page downloads the other texts when it needs them.
 */
export const pageErrors = { ...setupErrors, ...callErrors, ...browserErrors }
