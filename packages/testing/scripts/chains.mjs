// The command line of src/cli/chains.ts run from source.
import './resolveSource.mjs'

await import('../src/cli/chains.ts')
