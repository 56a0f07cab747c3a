import { createContext } from 'react'
import type { LanguageControl } from './createLanguage.js'

/** The language of the modal that a component is in. */
export const languageContext = createContext<LanguageControl | undefined>(undefined)
