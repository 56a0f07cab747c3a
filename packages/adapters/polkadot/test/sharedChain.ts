import { lazy } from '@latchkey/common'
import { startLocalPolkadot } from '@latchkey/testing/node'

/**
 * Starts the chains once for all test files of a worker, because compiling the runtime takes seconds. They end with the
 * worker. Tests use fresh accounts, or compare a balance before and after.
 */
export const sharedChain = lazy(() => startLocalPolkadot())
