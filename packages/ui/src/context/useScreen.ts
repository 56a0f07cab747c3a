import { useStore } from '../store/useStore.js'
import { useModal } from './modalContext.js'
import type { Screen } from './screens.js'

/** Returns the data of the current view. Unlike the router's data, it stays while the closing animation runs. */
export function useScreen(): Pick<Screen, 'data'> {
  return useStore(useModal().screens).screen ?? { data: {} }
}
