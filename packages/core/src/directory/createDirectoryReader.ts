import { AppKitError, type Ports } from '@latchkey/common'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Directory, DirectoryState } from './directoryState.js'

/** Asks the directory and writes what it answers into the state. */
export type DirectoryReader = Pick<Directory, 'load' | 'loadMore' | 'search' | 'image'>

type Deps = {
  readonly state: DirectoryState
  readonly ports: Ports
  readonly options: () => ResolvedOptions
  readonly lifetime: AbortSignal
}

/** Makes a {@link DirectoryReader}. */
export function createDirectoryReader(_deps: Deps): DirectoryReader {
  throw new AppKitError('METHOD_NOT_SUPPORTED')
}
