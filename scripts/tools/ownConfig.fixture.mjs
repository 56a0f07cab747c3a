/** The environment without settings of npm and pnpm, which would take the place of those in a test's own folder. */
export function ownConfig(env = process.env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^p?npm_config_/i.test(name)))
}
