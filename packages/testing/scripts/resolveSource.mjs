// Lets a program of this package run from source, before anything is built: Node strips the types, and this finds the `.ts`
// file behind the `.js` of an import.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context)
    } catch (error) {
      if (!specifier.startsWith('.') || !specifier.endsWith('.js')) throw error
      return next(`${specifier.slice(0, -3)}.ts`, context)
    }
  },
})
