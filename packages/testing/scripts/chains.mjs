// Runs the command-line tool src/cli/chains.ts from source.
import './resolveSource.mjs'

await import('../src/cli/chains.ts')
