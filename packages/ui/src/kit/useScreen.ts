import type { Screen } from '../router/createScreens.js'
import { useKit } from './kitContext.js'
import { useStore } from './useStore.js'

/** The shown view and its data: unlike the router's, they stay while the card leaves. */
export function useScreen(): Pick<Screen, 'data'> {
  return useStore(useKit().screens).screen ?? { data: {} }
}
