// Builds every package and the demo in the current folder. Prints one line that names each package when its build
// starts, and the log of failed builds.
import { runQuietly } from '../consumer/runQuietly.mjs'

process.stdout.write('\n  Building the packages and the demo. The first build takes a minute or two.\n  ')
try {
  await runQuietly(
    'pnpm',
    ['exec', 'turbo', 'run', 'build', '--output-logs=full'],
    process.cwd(),
    process.env,
    nameBuilds,
  )
  process.stdout.write('\n')
} catch (error) {
  process.stderr.write(`\n${readFailures(error.message)}\n\nThe build failed; its log is above.\n`)
  process.exitCode = 1
}

/**
 * Prints the names of packages whose build starts. Turbo writes "<package>:build: cache miss, executing <hash>" then.
 */
function nameBuilds(output) {
  for (const [, name] of output.matchAll(/^(\S+):build: cache \w+/gm))
    process.stdout.write(`${name.replace('@latchkey/', '')} `)
}

/** Returns the log without the lines of packages that were built. */
function readFailures(log) {
  const failed = new Set(Array.from(log.matchAll(/^(\S+)#build: +ERROR/gm), ([, name]) => name))
  return log
    .split('\n')
    .filter((line) => {
      const name = /^(\S+):build: /.exec(line)?.[1]
      return name === undefined || failed.has(name)
    })
    .join('\n')
}
