/** The oldest supported browsers, as in `docs/browsers.md`. */
export const oldest = { chrome: '109', firefox: '115', safari: '16.4' }

/** The same for tools that take queries of browserslist. */
export const baseline = [
  `chrome >= ${oldest.chrome}`,
  `firefox >= ${oldest.firefox}`,
  `safari >= ${oldest.safari}`,
  `ios_saf >= ${oldest.safari}`,
]

/** The same as targets of esbuild. */
export const esbuildTargets = [
  ...Object.entries(oldest).map(([name, version]) => `${name}${version}`),
  `ios${oldest.safari}`,
]
