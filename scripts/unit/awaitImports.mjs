import { afterAll, vi } from 'vitest'

// Test files share their modules (`isolate: false`): an import that is interrupted at the end of a file would stay
// failed for the next one.
afterAll(() => vi.dynamicImportSettled())
