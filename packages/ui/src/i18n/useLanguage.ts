import { createContext, useContext } from 'react'
import { useStore } from '../store/createStore.js'
import type { Language, LanguageControl } from './createLanguage.js'

/** The language of the modal that a component is in. */
export const languageContext = createContext<LanguageControl | undefined>(undefined)

/** Returns the modal's language; the component renders again when it changes. */
export function useLanguage(): Language {
  const language = useContext(languageContext)
  if (!language) throw new Error('A text was rendered outside the modal.')
  return useStore(language)
}
