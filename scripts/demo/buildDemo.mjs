// Builds every package and the demo in the current folder. Prints one line, and the build log only if it fails.
import { runQuietly } from '../consumer/runQuietly.mjs'

process.stdout.write('\n  Building the packages and the demo. The first build takes a minute or two.\n')
try {
  await runQuietly('pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'], process.cwd())
} catch (error) {
  process.stderr.write(`${error.message}\n\nThe build failed; its log is above.\n`)
  process.exitCode = 1
}
