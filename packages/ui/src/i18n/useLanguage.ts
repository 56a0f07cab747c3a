import { useContext } from 'react'
import { useStore } from '../store/useStore.js'
import type { Language } from './createLanguage.js'
import { languageContext } from './languageContext.js'

/** Returns the modal's language; the component renders again when it changes. */
export function useLanguage(): Language {
  const language = useContext(languageContext)
  if (!language) throw new Error('A text was rendered outside the modal.')
  return useStore(language)
}
