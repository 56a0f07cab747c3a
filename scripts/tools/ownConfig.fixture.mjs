/** The environment without npm and pnpm settings, which would override those of a test's folder. */
export function ownConfig(env = process.env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^p?npm_config_/i.test(name)))
}
