import type { Language } from './createLanguage.js'
import { useKit } from './kitContext.js'
import { useStore } from './useStore.js'

/** The modal's texts. */
export function useLanguage(): Language {
  return useStore(useKit().language)
}
